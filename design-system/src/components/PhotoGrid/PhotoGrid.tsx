import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { Button } from '../Button/index.ts';
import { FilterButtons } from '../FilterButtons/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PhotoGrid.css.ts';
import { filterOptions, filterPhotos, photoIndex } from './photoFilterOps.ts';
import { type PhotoGridLabels, photoGridLabels } from './photoGridLabels.ts';
import { PhotoTile } from './PhotoTile.tsx';

export type PhotoId = number | string;

export interface Photo {
  id: PhotoId;
  source: PictureSource | null;
  /** The photo as large as there is, for the lightbox. @default its source */
  largeSource?: PictureSource | null;
  /** What it shows. */
  alt: string;
  /** Name of the filter that lets it through. */
  category: string;
}

export interface PhotoGridProps {
  photos: readonly Photo[];
  /** Names of the filters in their order, without the one for all. None shows no filters. */
  filters?: readonly string[];
  /** The filter in force at first. @default 'All' */
  defaultFilter?: string;
  /** The photo that is open, when the app keeps it, as in the address; null is none. */
  openId?: PhotoId | null;
  /** Called when a photo is opened, another one is shown, or (with null) the lightbox is to close. */
  onOpenChange?: (id: PhotoId | null) => void;
  /** Width of a photo in the page. */
  sizes?: string;
  drawing?: DrawingName;
  labels?: Partial<PhotoGridLabels>;
}

const loadLightbox = () => import('../Lightbox/index.ts').then(({ Lightbox }) => Lightbox);

/** Photos to look through and to filter; each opens on the whole screen. */
export function PhotoGrid({
  photos,
  filters = [],
  openId,
  onOpenChange,
  sizes = '(min-width: 1376px) 416px, (min-width: 900px) 31vw, 50vw',
  drawing,
  labels: given,
  ...props
}: PhotoGridProps) {
  const labels = { ...photoGridLabels, ...given };
  const [chosen, setFilter] = useState(props.defaultFilter ?? labels.all);
  // The button answers first, the photos follow.
  const filter = useDeferredValue(chosen);
  const [ownId, setOwnId] = useState<PhotoId | null>(null);
  const [Lightbox, prepareLightbox] = useLazyComponent(loadLightbox);
  const tiles = useRef(new Map<PhotoId, HTMLButtonElement>());
  const closeOwn = useCloseOnBack({
    isOpen: ownId !== null,
    onClose: () => {
      setOwnId(null);
      onOpenChange?.(null);
    },
  });

  const isKept = openId !== undefined;
  const shownId = isKept ? openId : ownId;
  const filtered = filterPhotos(photos, filter, labels.all);
  // An address may name a photo that the filter hides: then all photos are gone through.
  const hidden = shownId !== null && photoIndex(filtered, shownId) === null;
  const cycle = hidden ? photos : filtered;
  const place = photoIndex(cycle, shownId);
  const isOpen = place !== null;
  // The tile answers first; what fills the screen takes longer to draw.
  const isAnswered = useDeferredValue(isOpen);
  const isDrawn = isOpen && isAnswered && Lightbox !== null;

  const show = (id: PhotoId | null) => {
    if (!isKept) {
      if (id === null) return closeOwn();
      setOwnId(id);
    }
    onOpenChange?.(id);
  };

  const latestShow = useRef(show);
  useEffect(function rememberShow() {
    latestShow.current = show;
  });
  const openTile = useCallback((id: PhotoId) => latestShow.current(id), []);

  useEffect(
    function loadWhenOpen() {
      if (isOpen) prepareLightbox();
    },
    [isOpen, prepareLightbox],
  );

  const lastShown = useRef<PhotoId | null>(null);
  useEffect(
    function returnToTheTile() {
      if (isOpen) {
        lastShown.current = shownId;
        return;
      }
      // The platform has given the focus back to the tile that was pressed; the photo seen last is the better place.
      if (lastShown.current !== null) tiles.current.get(lastShown.current)?.focus();
      lastShown.current = null;
    },
    [isOpen, shownId],
  );

  return (
    <div className={styles.root} data-component="PhotoGrid">
      {filters.length > 0 && (
        <FilterButtons
          label={labels.filters}
          onChange={setFilter}
          options={filterOptions(photos, filters, labels.all)}
          value={chosen}
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
              isOpening={photo.id === shownId && !isDrawn}
              key={photo.id}
              name={labels.open(photo.alt)}
              onPreload={prepareLightbox}
              onOpen={openTile}
              photo={photo}
              // Whatever the filter: a picture that changes how it is loaded is chosen anew.
              priority={photos.indexOf(photo) < 3}
              sizes={sizes}
              tiles={tiles.current}
            />
          ))}
        </ul>
      )}
      {isDrawn && (
        <Lightbox
          drawing={drawing}
          index={place}
          onClose={() => show(null)}
          onIndexChange={(index) => {
            const photo = cycle[index];
            if (photo) show(photo.id);
          }}
          photos={cycle.map(({ source, largeSource, alt, category }) => ({
            source: largeSource ?? source,
            alt,
            category,
          }))}
        />
      )}
    </div>
  );
}
