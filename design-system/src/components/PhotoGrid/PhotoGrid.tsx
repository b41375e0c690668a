import { useDeferredValue, useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { Button } from '../Button/index.ts';
import { FilterButtons } from '../FilterButtons/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PhotoGrid.css.ts';
import { filterOptions, filterPhotos, photoIndex } from './photoFilterOps.ts';
import { type PhotoGridLabels, photoGridLabels } from './photoGridLabels.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { useOpenPhoto } from './useOpenPhoto.ts';
import { usePhotoTiles } from './usePhotoTiles.ts';

export type PhotoId = number | string;

export interface Photo {
  id: PhotoId;
  source: PictureSource | null;
  /** The largest version, for the lightbox. @default source */
  largeSource?: PictureSource | null;
  /** Text alternative. */
  alt: string;
  /** Filter the photo belongs to. */
  category: string;
}

export interface PhotoGridProps {
  photos: readonly Photo[];
  /** Filters in order, without "all"; empty hides them. */
  filters?: readonly string[];
  /** Initial filter. @default 'All' */
  defaultFilter?: string;
  /** Controlled id of the open photo, null for none; omit for uncontrolled. */
  openId?: PhotoId | null;
  /** Called with the id of the photo to show, or null to close the lightbox. */
  onOpenChange?: (id: PhotoId | null) => void;
  /** `sizes` of the photos. */
  sizes?: string;
  drawing?: DrawingName;
  labels?: Partial<PhotoGridLabels>;
}

const loadLightbox = () => import('../Lightbox/index.ts').then(({ Lightbox }) => Lightbox);

/** A grid of photos with filters; each photo opens in the Lightbox. */
export function PhotoGrid({
  photos,
  filters = [],
  openId,
  onOpenChange,
  sizes = '(min-width: 1376px) 416px, (min-width: 900px) 31vw, 50vw',
  drawing,
  labels: labelOverrides,
  ...props
}: PhotoGridProps) {
  const labels = { ...photoGridLabels, ...labelOverrides };
  const [selectedFilter, setFilter] = useState(props.defaultFilter ?? labels.all);
  // Deferred: the filter button responds before the grid re-renders.
  const filter = useDeferredValue(selectedFilter);
  const { shownId, show } = useOpenPhoto({ openId, onOpenChange });
  const [Lightbox, prepareLightbox] = useLazyComponent(loadLightbox);
  const filtered = filterPhotos(photos, filter, labels.all);
  // An address may name a photo outside the filter; the lightbox then shows all photos.
  const isFilteredOut = shownId !== null && photoIndex(filtered, shownId) === null;
  const lightboxPhotos = isFilteredOut ? photos : filtered;
  const openIndex = photoIndex(lightboxPhotos, shownId);
  const isOpen = openIndex !== null;
  // Deferred: the tile responds before the lightbox renders.
  const isDeferredOpen = useDeferredValue(isOpen);
  const isRendered = isOpen && isDeferredOpen && Lightbox !== null;

  const { tiles, openTile, opened } = usePhotoTiles({ shownId, isOpen, show });
  useEffect(
    function loadWhenOpen() {
      if (isOpen) prepareLightbox();
    },
    [isOpen, prepareLightbox],
  );

  return (
    <div className={styles.root} data-component="PhotoGrid">
      {filters.length > 0 && (
        <FilterButtons
          label={labels.filters}
          onChange={setFilter}
          options={filterOptions(photos, filters, labels.all)}
          value={selectedFilter}
        />
      )}
      <VisuallyHidden>
        <span role="status">{filter === labels.all ? '' : labels.photoCount(filtered.length)}</span>
      </VisuallyHidden>
      {filtered.length === 0 ? (
        <div className={styles.empty}>
          <Text tone="muted">{labels.empty}</Text>
          {photos.length > 0 && (
            <Button onPress={() => setFilter(labels.all)} tone="secondary">
              {labels.showAll}
            </Button>
          )}
        </div>
      ) : (
        <ul aria-label={labels.photos} className={styles.list} role="list">
          {filtered.map((photo) => (
            <PhotoTile
              drawing={drawing}
              isOpening={photo.id === shownId && !isRendered}
              key={photo.id}
              name={labels.open(photo.alt)}
              onPreload={prepareLightbox}
              onOpen={openTile}
              photo={photo}
              // By position among all photos: a changed priority would reload the picture.
              priority={photos.indexOf(photo) < 3}
              sizes={sizes}
              tiles={tiles}
            />
          ))}
        </ul>
      )}
      {isRendered && (
        <Lightbox
          drawing={drawing}
          index={openIndex}
          onClose={() => show(null)}
          onIndexChange={(index) => {
            const photo = lightboxPhotos[index];
            if (photo) show(photo.id);
          }}
          photos={lightboxPhotos.map(({ id, source, largeSource, alt, category }) => ({
            source: largeSource ?? source,
            preview: id === opened?.id ? opened.preview : undefined,
            alt,
            category,
          }))}
        />
      )}
    </div>
  );
}
