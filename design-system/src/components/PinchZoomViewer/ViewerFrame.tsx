import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { showModal } from '../../hooks/showModal.ts';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus, IconX } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { usePinchZoom } from './usePinchZoom.ts';
import * as styles from './ViewerFrame.css.ts';
import { adjacentPicture, viewerCommand } from './viewerKeyState.ts';
import type { ViewerControlLabels, ViewerPicture } from './viewerTypes.ts';
import type { ZoomSettings } from './zoomState.ts';
import { ZoomStage } from './ZoomStage.tsx';

export interface ViewerFrameProps {
  component: string;
  /** Name of the dialog. */
  label: string;
  pictures: readonly ViewerPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Asked for by Escape, the button, or a swipe down. */
  onClose: () => void;
  settings: ZoomSettings;
  drawing?: DrawingName;
  labels: ViewerControlLabels;
  /** Where the arrows stand on narrow screens, if there. @default true */
  hasArrowsOnNarrow?: boolean;
  /** Told when the picture has become zoomed, or fitted again. */
  onZoomedChange?: (isZoomed: boolean) => void;
  /** Asked for by '?'. */
  onHelp?: () => void;
  /** Stands at the top, before the buttons. */
  header: ReactNode;
  /** Stands before the close button. */
  beforeClose?: ReactNode;
  footer: ReactNode;
}

const loadSlideScroller = () => import('./SlideScroller.tsx').then(({ SlideScroller }) => SlideScroller);

/** A full screen for pictures, one at a time: gestures, keys and buttons for the same things. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { pictures, index, onIndexChange, onClose, settings, labels, onZoomedChange } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<1 | -1>(1);
  const [Scroller, prepareScroller] = useLazyComponent(loadSlideScroller);
  const { length } = pictures;
  const shown = pictures[index];

  // Before the first paint: what comes next is measured in the open dialog, and keys go to it.
  useLayoutEffect(function openOverThePage() {
    const element = dialog.current;
    if (!element) return;
    showModal(element);
    closeButton.current?.focus();
    // The platform gives the focus back to where it was.
    return () => element.close();
  }, []);

  const isRtl = () => dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';
  const go = (to: number) => {
    if (to === index) return;
    const isForward = to === adjacentPicture(index, 1, length) || to > index;
    setStep(isForward ? 1 : -1);
    onIndexChange(to);
  };
  const goBeside = (step: 1 | -1) => go(adjacentPicture(index, step, length));

  const zoom = usePinchZoom({
    rootRef: dialog,
    picture: { width: shown?.source?.width ?? 0, height: shown?.source?.height ?? 0 },
    pictureKey: index,
    settings,
    onSwipe: (to) => {
      if (to === 'down') onClose();
      else goBeside((to === 'left') === isRtl() ? -1 : 1);
    },
  });
  const { isZoomed } = zoom;
  useEffect(
    function loadScroller() {
      if (length > 1) prepareScroller();
    },
    [length, prepareScroller],
  );

  useEffect(
    function tellZoomed() {
      onZoomedChange?.(isZoomed);
    },
    [isZoomed, onZoomedChange],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const command = viewerCommand({ key: event.key, isZoomed, isRtl: isRtl() });
    if (!command) {
      // The page behind does not scroll.
      if (/^(Page|Arrow)/.test(event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (command.to === 'pan') return zoom.pan(command);
    const acts = {
      close: onClose,
      next: () => goBeside(1),
      previous: () => goBeside(-1),
      first: () => go(0),
      last: () => go(length - 1),
      help: props.onHelp,
      ...zoom,
    };
    acts[command.to]?.();
  };

  const arrowPlace = props.hasArrowsOnNarrow === false ? styles.onlyWide : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is inside
    <dialog
      aria-label={props.label}
      className={styles.dialog}
      data-component={props.component}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Escape makes the browser close the dialog itself; one that we closed is unmounted by now.
        if (dialog.current) onClose();
      }}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <div className={styles.header}>
        <div className={styles.headerStart}>{props.header}</div>
        <div className={styles.headerEnd}>
          <button className={styles.level} onClick={zoom.reset} type="button">
            <span ref={zoom.levelRef}>1×</span>
            <VisuallyHidden> {labels.reset}</VisuallyHidden>
          </button>
          {props.beforeClose}
          <PlainIconButton
            icon={IconX}
            iconSize={24}
            label={labels.close}
            onPress={onClose}
            ref={closeButton}
            size="lg"
            tone="onDark"
          />
        </div>
      </div>
      <div className={styles.stage}>
        <ZoomStage
          drawing={props.drawing}
          index={index}
          loadsFullSize={zoom.level !== '1×'}
          pictureRef={zoom.pictureRef}
          pictures={pictures}
          stageRef={zoom.stageRef}
        />
        {Scroller && length > 1 && <Scroller index={index} step={step} viewportRef={zoom.stageRef} />}
      </div>
      <div className={styles.zoomButtons}>
        <PlainIconButton icon={IconPlus} label={labels.zoomIn} onPress={zoom.zoomIn} tone="onDark" />
        <PlainIconButton icon={IconMinus} label={labels.zoomOut} onPress={zoom.zoomOut} tone="onDark" />
      </div>
      {length > 1 && (
        <div className={`${styles.previous} ${arrowPlace}`}>
          <Arrow icon={IconChevronLeft} label={labels.previous} onPress={() => goBeside(-1)} />
        </div>
      )}
      {length > 1 && (
        <div className={`${styles.next} ${arrowPlace}`}>
          <Arrow icon={IconChevronRight} label={labels.next} onPress={() => goBeside(1)} />
        </div>
      )}
      <div className={styles.footer}>{props.footer}</div>
      <VisuallyHidden>
        <span role="status">{zoom.level === '1×' ? '' : labels.level(zoom.level)}</span>
      </VisuallyHidden>
    </dialog>
  );
}

interface ArrowProps {
  icon: typeof IconChevronLeft;
  label: string;
  onPress: () => void;
}

function Arrow({ icon, label, onPress }: ArrowProps) {
  return (
    <span className={styles.overlayButton}>
      <span className={styles.mirroredInRtl}>
        <PlainIconButton icon={icon} label={label} onPress={onPress} size="lg" tone="onDark" />
      </span>
    </span>
  );
}
