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

/** The small pictures: one stop for the keyboard. Without script each is a link to its picture. */
export function GalleryThumbs({ pictures, orientation, gallery, drawing, labels }: GalleryThumbsProps) {
  const { axis, index, prepare, select, onKeyDown, thumbRefs, thumbId, stageId } = gallery;
  const strip = useStrip({ axis, count: pictures.length, index });
  const press = (event: MouseEvent, at: number) => {
    // With a modifier the link is a link: the picture opens in a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(at);
  };
  return (
    <div className={`${styles.strip} ${styles.stripOrientations[orientation]}`}>
      <div
        aria-label={labels.images}
        aria-orientation={axis}
        className={`${styles.thumbs} ${styles.thumbOrientations[orientation]}`}
        onKeyDown={onKeyDown}
        ref={strip.ref}
        role="tablist"
      >
        {pictures.map(({ source, alt }, at) => (
          <a
            aria-controls={stageId}
            aria-label={`${labels.image(at + 1, pictures.length)}${alt ? `: ${alt}` : ''}`}
            aria-selected={at === index}
            className={styles.thumb}
            href={source?.src}
            id={thumbId(at)}
            key={at}
            onClick={(event) => press(event, at)}
            onPointerEnter={() => prepare(at)}
            ref={(element) => {
              thumbRefs.current[at] = element;
            }}
            role="tab"
            tabIndex={at === index ? 0 : -1}
          >
            {at >= strip.range.first && at < strip.range.end && (
              <Picture alt="" drawing={drawing} ratio="fill" sizes="80px" source={source} />
            )}
          </a>
        ))}
      </div>
      {strip.edges.hasBefore && <StripButton axis={axis} onPress={() => strip.page(-1)} position="before" />}
      {strip.edges.hasAfter && <StripButton axis={axis} onPress={() => strip.page(1)} position="after" />}
    </div>
  );
}

interface StripButtonProps {
  axis: 'vertical' | 'horizontal';
  position: 'before' | 'after';
  onPress: () => void;
}

/** Scrolls the strip for a mouse without a wheel; the keyboard has its arrows. */
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
      <span className={styles.stripIcon}>
        <Icon size={18} />
      </span>
    </button>
  );
}
