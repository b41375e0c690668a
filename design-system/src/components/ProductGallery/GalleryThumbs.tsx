import type { MouseEvent } from 'react';
import { IconChevronDown, IconChevronLeft, IconChevronRight, IconChevronUp } from '../Icon/index.ts';
import { type DrawingName, Picture } from '../Picture/index.ts';
import type { GalleryLabels } from './galleryLabels.ts';
import type { GalleryOrientation } from './galleryState.ts';
import type { GalleryPicture } from './ProductGallery.tsx';
import * as styles from './ProductGallery.css.ts';
import type { useGallery } from './useGallery.ts';
import { useStrip } from './useStrip.ts';

interface GalleryThumbsProps {
  pictures: readonly GalleryPicture[];
  orientation: GalleryOrientation;
  gallery: ReturnType<typeof useGallery>;
  drawing?: DrawingName;
  labels: GalleryLabels;
}

/** The thumbnails: a single tab stop. Without script each is a link to its picture. */
export function GalleryThumbs({ pictures, orientation, gallery, drawing, labels }: GalleryThumbsProps) {
  const { axis, index, prepare, select, onKeyDown, thumbRefs, thumbId, stageId } = gallery;
  const count = pictures.length;
  const { viewportRef, strip, Scroller, onChange } = useStrip(count);
  const press = (event: MouseEvent, thumb: number) => {
    // With a modifier the browser opens the picture in a tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(thumb);
  };
  return (
    <div className={`${styles.strip} ${styles.stripOrientations[orientation]}`}>
      <div
        data-part="strip"
        className={`${styles.viewport} ${styles.viewportOrientations[orientation]} ${strip.scrollByPage ? styles.scripted[axis] : ''}`}
        ref={viewportRef}
      >
        <div
          aria-label={labels.images}
          aria-orientation={axis}
          className={`${styles.thumbs} ${styles.thumbOrientations[orientation]}`}
          onKeyDown={onKeyDown}
          role="tablist"
        >
          {pictures.map(({ source, thumbSource = source, alt }, thumb) => (
            <a
              aria-controls={stageId}
              aria-label={`${labels.image(thumb + 1, count)}${alt ? `: ${alt}` : ''}`}
              aria-selected={thumb === index}
              className={styles.thumb}
              href={source?.src}
              id={thumbId(thumb)}
              key={thumb}
              onClick={(event) => press(event, thumb)}
              onPointerEnter={() => prepare(thumb)}
              ref={(element) => {
                thumbRefs.current[thumb] = element;
              }}
              role="tab"
              tabIndex={thumb === index ? 0 : -1}
            >
              {thumb >= strip.first && thumb < strip.end && (
                <Picture alt="" drawing={drawing} ratio="fill" sizes="80px" source={thumbSource} />
              )}
            </a>
          ))}
        </div>
      </div>
      {Scroller && (
        <Scroller axis={axis} count={count} index={index} onChange={onChange} viewportRef={viewportRef} />
      )}
      {strip.canScrollBack && (
        <StripButton axis={axis} onPress={() => strip.scrollByPage?.(-1)} position="before" />
      )}
      {strip.canScrollForward && (
        <StripButton axis={axis} onPress={() => strip.scrollByPage?.(1)} position="after" />
      )}
    </div>
  );
}

interface StripButtonProps {
  axis: 'vertical' | 'horizontal';
  position: 'before' | 'after';
  onPress: () => void;
}

/** Scrolls the strip with a mouse; the keyboard has the arrow keys. */
function StripButton({ axis, position, onPress }: StripButtonProps) {
  const [Before, After] =
    axis === 'vertical' ? [IconChevronUp, IconChevronDown] : [IconChevronLeft, IconChevronRight];
  const Icon = position === 'before' ? Before : After;
  return (
    <button
      aria-hidden
      className={`${styles.stripButton} ${styles.stripButtonAxes[axis]} ${styles.stripButtonPositions[position]}`}
      data-part={`strip-${position}`}
      onClick={onPress}
      tabIndex={-1}
      type="button"
    >
      <Icon size={18} />
    </button>
  );
}
