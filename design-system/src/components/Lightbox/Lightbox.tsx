import { IconArrowLeft, IconArrowRight } from '../Icon/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { ViewerFrame, type ViewerItem, type ViewerPicture, zoomSettings } from '../PinchZoomViewer/index.ts';
import * as styles from './Lightbox.css.ts';
import { type LightboxLabels, lightboxLabels } from './lightboxLabels.ts';

export interface LightboxPhoto extends ViewerPicture {
  /** Shown under the caption. */
  category?: string;
}

/** A photo, video, document or drawing. */
export type LightboxItem = ViewerItem & Pick<LightboxPhoto, 'category'>;

export interface LightboxProps {
  /** The photos and other items to browse; at least one. */
  photos: readonly LightboxItem[];
  /** Index of the current photo. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Called when the user closes it; the parent unmounts it. */
  onClose: () => void;
  /** A horizontal swipe of more than this many px changes the photo (S-246). @default 50 */
  swipeThreshold?: number;
  /** Offers the picture for sharing or downloading. @default true */
  canSave?: boolean;
  /** Returns the element of the page that shows a picture: the viewer opens from there and returns to it. */
  origin?: (index: number) => Element | null | undefined;
  drawing?: DrawingName;
  labels?: Partial<LightboxLabels>;
}

/** Full-screen photos that wrap around both ends. It is open while it is rendered. */
export function Lightbox({
  photos,
  index,
  onIndexChange,
  onClose,
  swipeThreshold = zoomSettings.swipeThresholdPx,
  origin,
  drawing,
  canSave = true,
  labels: labelOverrides,
}: LightboxProps) {
  const labels = { ...lightboxLabels, ...labelOverrides };
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
      canSave={canSave}
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
        // From right to left, a leading number would change places with the words.
        <bdi className={styles.counter} role="status">
          {labels.counter(index + 1, photos.length)}
        </bdi>
      }
      index={index}
      origin={origin}
      label={
        photo.kind && photo.kind !== 'picture'
          ? `${labels.kinds[photo.kind]}: ${photo.alt}`
          : labels.photo(photo.alt)
      }
      labels={labels}
      onClose={onClose}
      onIndexChange={onIndexChange}
      pictures={photos}
      settings={{ ...zoomSettings, swipeThresholdPx: swipeThreshold }}
    />
  );
}
