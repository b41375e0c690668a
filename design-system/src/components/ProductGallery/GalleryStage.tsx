import { Activity, useCallback, useEffect, useRef, useState } from 'react';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { IconZoomIn } from '../Icon/index.ts';
import { type DrawingName, Picture } from '../Picture/index.ts';
import type { GalleryLabels } from './galleryLabels.ts';
import type { GalleryLens, GalleryPicture } from './ProductGallery.tsx';
import * as styles from './ProductGallery.css.ts';

interface GalleryStageProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onSelect: (index: number) => void;
  /** A picture is put on the page when it is shown or about to be. */
  isMounted: (index: number) => boolean;
  /** A pointer or the focus is near: what enlarges is loaded. */
  isNear: boolean;
  name: string;
  drawing?: DrawingName;
  sizes: string;
  lens: GalleryLens | undefined;
  labels: GalleryLabels;
}

const loadLens = () => import('../MagnifierLens/index.ts').then(({ MagnifierLens }) => MagnifierLens);
const loadViewer = () => import('../PinchZoomViewer/index.ts').then(({ PinchZoomViewer }) => PinchZoomViewer);

/** The large picture, in a square that is there before any picture is; it opens the viewer. */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onSelect, isMounted, isNear, name, drawing, sizes, lens, labels } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The picture the viewer is drawn for, out of sight as long as it is only pressed for.
  const [readyFor, setReadyFor] = useState<number | null>(null);
  const [Lens, prepareLens] = useLazyComponent(loadLens);
  const [Viewer, prepareViewer] = useLazyComponent(loadViewer);
  const takeAway = useCallback(() => {
    setIsOpen(false);
    setReadyFor(null);
    // Some browsers do not focus a button that is clicked, so that there is nothing to return to.
    trigger.current?.focus();
  }, []);
  const close = useCloseOnBack({ isOpen, onClose: takeAway });
  const shown = pictures[index];
  const makeReady = () => {
    prepareViewer();
    setReadyFor(index);
  };

  useEffect(
    function loadLensWhenNear() {
      if (isNear) prepareLens();
    },
    [isNear, prepareLens],
  );

  return (
    <div className={styles.frame} onPointerEnter={prepareViewer}>
      <div className={styles.stage} data-part="stage">
        {pictures.length === 0 && <Picture alt={name} drawing={drawing} ratio="fill" source={null} />}
        {pictures.map(({ source, alt }, at) =>
          isMounted(at) ? (
            <div
              aria-hidden={at !== index || undefined}
              className={styles.slide}
              data-shown={at === index || undefined}
              key={at}
            >
              <Picture
                alt={alt}
                drawing={drawing}
                fit="contain"
                priority={at === 0}
                ratio="fill"
                sizes={sizes}
                source={source}
              />
            </div>
          ) : null,
        )}
      </div>
      {shown && (
        <button
          aria-haspopup="dialog"
          aria-label={labels.zoom(shown.alt)}
          className={styles.trigger}
          data-opening={(isOpen && !Viewer) || undefined}
          onClick={() => {
            makeReady();
            setIsOpen(true);
          }}
          onFocus={prepareViewer}
          onPointerDown={makeReady}
          ref={trigger}
          type="button"
        />
      )}
      {shown && (
        <span aria-hidden className={styles.hint}>
          <IconZoomIn size={16} />
          <span className={styles.hoverHint}>{labels.hoverHint}</span>
          <span className={styles.tapHint}>{labels.tapHint}</span>
        </span>
      )}
      {shown && Lens && (
        <Lens {...lens} frame={trigger} source={shown.source} zoomSource={shown.zoomSource} />
      )}
      {readyFor !== null && Viewer && (
        <Activity key={readyFor} mode={isOpen ? 'visible' : 'hidden'}>
          <Viewer
            drawing={drawing}
            initialIndex={readyFor}
            name={name}
            onClose={close}
            onIndexChange={onSelect}
            // A press may become a scroll: pictures are loaded for nobody who does not open them.
            pictures={
              isOpen
                ? pictures.map(({ source, zoomSource, alt }) => ({ source: zoomSource ?? source, alt }))
                : []
            }
          />
        </Activity>
      )}
    </div>
  );
}
