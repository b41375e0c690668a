import { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import * as styles from './PinchZoomViewer.css.ts';
import type { PinchZoomViewerLabels } from './pinchZoomViewerLabels.ts';
import { StagePicture } from './StagePicture.tsx';
import { isPicture } from './viewerItem.ts';
import type { ViewerItem, ViewerItemLabels } from './viewerTypes.ts';

interface ViewerThumbsProps {
  pictures: readonly ViewerItem[];
  /** Index of the current picture. */
  index: number;
  onSelect: (index: number) => void;
  drawing: DrawingName | undefined;
  labels: Pick<PinchZoomViewerLabels, 'image' | 'images'> & ViewerItemLabels;
}

const loadNonPictureThumb = () =>
  import('./NonPictureItem.tsx').then(({ NonPictureThumb }) => NonPictureThumb);

/** A thumbnail for each item of the viewer. */
export function ViewerThumbs({ pictures, index, onSelect, drawing, labels }: ViewerThumbsProps) {
  const [NonPictureThumb, prepareNonPictureThumb] = useLazyComponent(loadNonPictureThumb);
  const hasNonPicture = !pictures.every(isPicture);
  useEffect(
    function loadNonPictures() {
      if (hasNonPicture) prepareNonPictureThumb();
    },
    [hasNonPicture, prepareNonPictureThumb],
  );
  const nameOf = (item: ViewerItem, number: number) =>
    isPicture(item)
      ? labels.image(number, pictures.length)
      : labels.item(labels.kinds[item.kind], number, pictures.length);
  return (
    <div aria-label={labels.images} className={styles.thumbs} role="group">
      {pictures.map((item, at) => (
        <button
          aria-current={at === index || undefined}
          aria-label={`${nameOf(item, at + 1)}${item.alt ? `: ${item.alt}` : ''}`}
          className={styles.thumb}
          key={at}
          onClick={() => onSelect(at)}
          type="button"
        >
          {isPicture(item) ? (
            <StagePicture alt="" drawing={drawing} fit="cover" sizes="56px" source={item.source} />
          ) : (
            NonPictureThumb && <NonPictureThumb drawing={drawing} item={item} />
          )}
        </button>
      ))}
    </div>
  );
}
