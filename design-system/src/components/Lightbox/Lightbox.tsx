import { IconArrowLeft, IconArrowRight } from '../Icon/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { ViewerFrame, type ViewerPicture, zoomSettings } from '../PinchZoomViewer/index.ts';
import * as styles from './Lightbox.css.ts';
import { type LightboxLabels, lightboxLabels } from './lightboxLabels.ts';

export interface LightboxPhoto extends ViewerPicture {
  /** What kind of photo it is; stands under the caption. */
  category?: string;
}

export interface LightboxProps {
  /** The photos to go through; at least one. */
  photos: readonly LightboxPhoto[];
  /** The photo that is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Called when it wants to go: the one who opened it takes it away. */
  onClose: () => void;
  /** Further than this, in px, a horizontal swipe changes the photo (S-246). @default 50 */
  swipeThreshold?: number;
  drawing?: DrawingName;
  labels?: Partial<LightboxLabels>;
}

/** Photos on the whole screen, one after another, round both ends. It is open as long as it is drawn. */
export function Lightbox({
  photos,
  index,
  onIndexChange,
  onClose,
  swipeThreshold = zoomSettings.swipeThresholdPx,
  drawing,
  labels: given,
}: LightboxProps) {
  const labels = { ...lightboxLabels, ...given };
  const photo = photos[index];
  if (!photo) return null;
  return (
    <ViewerFrame
      beforeClose={
        photos.length > 1 && (
          <span aria-hidden className={styles.keys}>
            <kbd className={styles.key}>
              <IconArrowLeft size={16} />
            </kbd>
            <kbd className={styles.key}>
              <IconArrowRight size={16} />
            </kbd>
            {labels.browse}
            <kbd className={styles.key}>{labels.escape}</kbd>
            {labels.toClose}
          </span>
        )
      }
      component="Lightbox"
      drawing={drawing}
      footer={
        <div className={styles.text}>
          <span className={styles.caption}>{photo.alt}</span>
          {photo.category && <span className={styles.category}>{photo.category}</span>}
          {photos.length > 1 && (
            <span aria-hidden className={styles.swipe}>
              {labels.swipe}
            </span>
          )}
        </div>
      }
      header={
        <span className={styles.counter} role="status">
          {labels.counter(index + 1, photos.length)}
        </span>
      }
      index={index}
      label={labels.photo(photo.alt)}
      labels={labels}
      onClose={onClose}
      onIndexChange={onIndexChange}
      pictures={photos}
      settings={{ ...zoomSettings, swipeThresholdPx: swipeThreshold }}
    />
  );
}
