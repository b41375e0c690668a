import { memo } from 'react';
import { IconArrowsMaximize } from '../Icon/index.ts';
import { type DrawingName, Picture } from '../Picture/index.ts';
import * as styles from './PhotoGrid.css.ts';
import type { Photo, PhotoId } from './PhotoGrid.tsx';

interface PhotoTileProps {
  photo: Photo;
  /** Accessible name of the button. */
  name: string;
  /** Pressed, while the lightbox is loading. */
  isOpening: boolean;
  onOpen: (id: PhotoId) => void;
  /** Called on hover and focus. */
  onPreload: () => void;
  /** Registry of the buttons, for restoring focus. */
  tiles: Map<PhotoId, HTMLButtonElement>;
  priority: boolean;
  sizes: string;
  drawing: DrawingName | undefined;
}

/** One photo of the grid. Memoised: filtering re-renders only tiles that change. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, name, isOpening, onOpen, onPreload, tiles, priority, sizes, drawing } = props;
  const { id, source, alt } = photo;
  return (
    <li>
      <button
        aria-haspopup="dialog"
        aria-label={name}
        className={styles.tile}
        data-opening={isOpening || undefined}
        onClick={() => onOpen(id)}
        onFocus={onPreload}
        onPointerEnter={onPreload}
        ref={(element) => {
          if (element) tiles.set(id, element);
          else tiles.delete(id);
        }}
        type="button"
      >
        <Picture alt="" drawing={drawing} priority={priority} ratio="4/3" sizes={sizes} source={source} />
        <span className={styles.caption}>
          {alt}
          <span className={styles.icon}>
            <IconArrowsMaximize size={18} />
          </span>
        </span>
      </button>
    </li>
  );
});
