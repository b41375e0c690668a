import { Activity, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../geometry/index.ts';
import { useLazyComponent } from '../../hooks/index.ts';
import { IconZoomIn } from '../Icon/index.ts';
import { type DrawingName, Picture } from '../Picture/index.ts';
import type { GalleryLabels } from './galleryLabels.ts';
import type { GalleryLens, GalleryPicture } from './ProductGallery.tsx';
import * as styles from './ProductGallery.css.ts';
import { useStageViewer } from './useStageViewer.ts';

interface GalleryStageProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onSelect: (index: number) => void;
  /** Loads a picture before it is shown. */
  prepare: (index: number) => void;
  /** The button over the picture. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Whether a picture is rendered: it is selected or about to be. */
  isMounted: (index: number) => boolean;
  /** A pointer or the focus is near: the lens is loaded. */
  isNear: boolean;
  name: string;
  drawing?: DrawingName;
  sizes: string;
  lens: GalleryLens | undefined;
  labels: GalleryLabels;
}

const loadLens = () => import('../MagnifierLens/index.ts').then(({ MagnifierLens }) => MagnifierLens);
const loadSwipe = () => import('./GallerySwipe.tsx').then(({ GallerySwipe }) => GallerySwipe);

/** The large picture, in a square that reserves its space; it opens the viewer. */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onSelect, isNear, name, drawing, lens, labels, prepare, trigger } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { triggerProps, Viewer, prepared, close } = useStageViewer(index);
  const [Lens, prepareLens] = useLazyComponent(loadLens);
  const current = pictures[index];

  const isAlone = pictures.length < 2;
  const [Swipe, prepareSwipe] = useLazyComponent(loadSwipe);
  useEffect(
    function loadSwipeOnTouchScreens() {
      if (!isAlone && matchMedia('(any-pointer: coarse)').matches) prepareSwipe();
    },
    [isAlone, prepareSwipe],
  );
  /** A pointer over the picture while the lens is loading. */
  const hovering = useRef<Point>(null);
  const rememberPointer = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'touch') hovering.current = { x: clientX, y: clientY };
  };
  const prepareForPointer = (event: PointerEvent) => {
    rememberPointer(event);
    if (!isAlone && event.pointerType === 'touch') prepareSwipe();
  };

  useEffect(
    function loadLensWhenNear() {
      if (isNear) prepareLens();
    },
    [isNear, prepareLens],
  );

  return (
    <div
      className={styles.frame}
      onPointerEnter={prepareForPointer}
      onPointerLeave={() => {
        hovering.current = null;
      }}
      onPointerMove={Lens ? undefined : rememberPointer}
      ref={frame}
    >
      <GallerySlides {...props} />
      {current && (
        <button
          {...triggerProps}
          aria-haspopup="dialog"
          aria-label={labels.zoom(current.alt)}
          className={styles.trigger}
          ref={trigger}
          type="button"
        />
      )}
      {current && (
        <span aria-hidden className={styles.hint}>
          <IconZoomIn size={16} />
          <span className={styles.hoverHint}>{labels.hoverHint}</span>
          <span className={styles.tapHint}>{labels.tapHint}</span>
        </span>
      )}
      {Swipe && (
        <Swipe
          frame={frame}
          isDisabled={isAlone || prepared?.isOpen === true}
          onPress={() => {
            for (const neighbour of [index - 1, index + 1]) if (pictures[neighbour]) prepare(neighbour);
          }}
          onSwipe={(step) => {
            if (pictures[index + step]) onSelect(index + step);
          }}
        />
      )}
      {current && Lens && (
        <Lens
          {...lens}
          frame={trigger}
          pointer={hovering}
          source={current.source}
          zoomSource={current.zoomSource}
        />
      )}
      {prepared && Viewer && (
        <Activity key={prepared.index} mode={prepared.isOpen ? 'visible' : 'hidden'}>
          <Viewer
            drawing={drawing}
            initialIndex={prepared.index}
            name={name}
            onClose={close}
            onIndexChange={onSelect}
            origin={() => frame.current?.querySelector('[data-shown]')}
            // A press may become a scroll: load the pictures only when the viewer opens.
            pictures={
              prepared.isOpen
                ? pictures.map(({ source, zoomSource, alt }, picture) => ({
                    source: zoomSource ?? source,
                    preview: picture === prepared.index ? prepared.preview : undefined,
                    alt,
                  }))
                : []
            }
          />
        </Activity>
      )}
    </div>
  );
}

type GallerySlidesProps = Pick<
  GalleryStageProps,
  'pictures' | 'index' | 'isMounted' | 'name' | 'drawing' | 'sizes'
>;

function GallerySlides({ pictures, index, isMounted, name, drawing, sizes }: GallerySlidesProps) {
  return (
    <div className={styles.stage} data-part="stage">
      {pictures.length === 0 && <Picture alt={name} drawing={drawing} ratio="fill" source={null} />}
      {pictures.map(({ source, alt }, picture) =>
        isMounted(picture) ? (
          <div
            aria-hidden={picture !== index || undefined}
            className={styles.slide}
            data-shown={picture === index || undefined}
            key={picture}
          >
            <Picture
              alt={alt}
              drawing={drawing}
              fit="contain"
              priority={picture === 0}
              ratio="fill"
              sizes={sizes}
              source={source}
            />
          </div>
        ) : null,
      )}
    </div>
  );
}
