import { Activity, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '../../geometry/index.ts';
import { useCloseOnBack, useLazyComponent } from '../../hooks/index.ts';
import { IconZoomIn } from '../Icon/index.ts';
import { type DrawingName, loadedPictureUrl, Picture } from '../Picture/index.ts';
import type { GalleryLabels } from './galleryLabels.ts';
import type { GalleryLens, GalleryPicture } from './ProductGallery.tsx';
import * as styles from './ProductGallery.css.ts';

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
const loadViewer = () => import('../PinchZoomViewer/index.ts').then(({ PinchZoomViewer }) => PinchZoomViewer);

/** The large picture, in a square that reserves its space; it opens the viewer. */
export function GalleryStage(props: GalleryStageProps) {
  const { pictures, index, onSelect, isNear, name, drawing, lens, labels, prepare, trigger } = props;
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The picture the viewer is rendered for; hidden between press and click.
  const [preparedFor, setPreparedFor] = useState<number | null>(null);
  const [Lens, prepareLens] = useLazyComponent(loadLens);
  const [Viewer, prepareViewer] = useLazyComponent(loadViewer);
  // Shown by the viewer until its larger picture has loaded.
  const [preview, setPreview] = useState<string>();
  const closeViewer = useCallback(() => {
    setIsOpen(false);
    setPreparedFor(null);
    // Safari does not focus clicked buttons, so the dialog has no element to return focus to.
    (opener.current ?? trigger.current)?.focus({ preventScroll: true });
  }, [trigger]);
  const close = useCloseOnBack({ isOpen, onClose: closeViewer });
  const current = pictures[index];
  const prepareForPress = () => {
    prepareViewer();
    setPreparedFor(index);
  };

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
    const { pointerType } = event;
    rememberPointer(event);
    prepareViewer();
    if (!isAlone && pointerType === 'touch') prepareSwipe();
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
          aria-haspopup="dialog"
          aria-label={labels.zoom(current.alt)}
          className={styles.trigger}
          data-opening={(isOpen && !Viewer) || undefined}
          onClick={({ currentTarget }) => {
            prepareForPress();
            opener.current = openedFrom(currentTarget);
            setPreview(loadedPictureUrl(currentTarget.parentElement?.querySelector('[data-shown]')));
            setIsOpen(true);
          }}
          onFocus={prepareViewer}
          onPointerDown={prepareForPress}
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
          isDisabled={isAlone || isOpen}
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
      {preparedFor !== null && Viewer && (
        <Activity key={preparedFor} mode={isOpen ? 'visible' : 'hidden'}>
          <Viewer
            drawing={drawing}
            initialIndex={preparedFor}
            name={name}
            onClose={close}
            onIndexChange={onSelect}
            origin={() => frame.current?.querySelector('[data-shown]')}
            // A press may become a scroll: load the pictures only when the viewer opens.
            pictures={
              isOpen
                ? pictures.map(({ source, zoomSource, alt }, picture) => ({
                    source: zoomSource ?? source,
                    preview: picture === preparedFor ? preview : undefined,
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

/** Returns the element to focus after the viewer: a thumbnail, or the button, which Safari does not focus on a click. */
function openedFrom(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  const isThumb = activeElement instanceof HTMLElement && activeElement.role === 'tab';
  return isThumb && button.closest('[data-component]')?.contains(activeElement) ? activeElement : button;
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
