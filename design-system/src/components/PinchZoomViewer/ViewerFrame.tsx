import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconX } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useModalDialog } from './useModalDialog.ts';
import { usePinchZoom } from './usePinchZoom.ts';
import { useViewerNavigation } from './useViewerNavigation.ts';
import { ArrowButtons, ZoomButtons } from './ViewerControls.tsx';
import * as styles from './ViewerFrame.css.ts';
import { viewerCommand } from './viewerKeyState.ts';
import type { ViewerControlLabels, ViewerPicture } from './viewerTypes.ts';
import type { ZoomSettings } from './zoomSettings.ts';
import { ZoomStage } from './ZoomStage.tsx';

export interface ViewerFrameProps {
  component: string;
  /** Accessible name of the dialog. */
  label: string;
  pictures: readonly ViewerPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Called on Escape, the close button and a swipe down. */
  onClose: () => void;
  settings: ZoomSettings;
  drawing?: DrawingName;
  labels: ViewerControlLabels;
  /** Shows the arrow buttons on narrow screens, too. @default true */
  hasArrowsOnNarrow?: boolean;
  /** Called when the picture is zoomed or fitted. */
  onZoomedChange?: (isZoomed: boolean) => void;
  /** Called on '?'. */
  onHelp?: () => void;
  /** At the top, before the buttons. */
  header: ReactNode;
  /** Before the close button. */
  beforeClose?: ReactNode;
  footer: ReactNode;
}

/** Full-screen modal for pictures, one at a time, with gestures, keys and buttons for the same actions. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { pictures, index, onIndexChange, onClose, settings, labels, onZoomedChange } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  const { length } = pictures;
  const currentPicture = pictures[index];

  const dialogHandlers = useModalDialog({ dialogRef, initialFocusRef: closeButtonRef, onClose });
  const { direction, Scroller, go, goBeside } = useViewerNavigation({ index, count: length, onIndexChange });
  const isRtl = () => dialogRef.current !== null && getComputedStyle(dialogRef.current).direction === 'rtl';
  const zoom = usePinchZoom({
    rootRef: dialogRef,
    picture: { width: currentPicture?.source?.width ?? 0, height: currentPicture?.source?.height ?? 0 },
    pictureKey: index,
    settings,
    onSwipe: (to) => {
      if (to === 'down') onClose();
      else goBeside((to === 'left') === isRtl() ? -1 : 1);
    },
  });
  const { isZoomed } = zoom;
  useEffect(
    function reportZoomed() {
      onZoomedChange?.(isZoomed);
    },
    [isZoomed, onZoomedChange],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const command = viewerCommand({ key: event.key, isZoomed, isRtl: isRtl() });
    if (!command) {
      // Keeps the page behind from scrolling.
      if (/^(Page|Arrow)/.test(event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (command.to === 'pan') return zoom.pan(command);
    const actions = {
      close: onClose,
      next: () => goBeside(1),
      previous: () => goBeside(-1),
      first: () => go(0),
      last: () => go(length - 1),
      help: props.onHelp,
      ...zoom,
    };
    actions[command.to]?.();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbled keys of its controls
    <dialog
      aria-label={props.label}
      className={styles.dialog}
      data-component={props.component}
      {...dialogHandlers}
      onKeyDown={onKeyDown}
      ref={dialogRef}
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
            ref={closeButtonRef}
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
        {Scroller && <Scroller index={index} step={direction} viewportRef={zoom.stageRef} />}
      </div>
      <ZoomButtons labels={labels} onZoomIn={zoom.zoomIn} onZoomOut={zoom.zoomOut} />
      {length > 1 && (
        <ArrowButtons
          isHiddenOnNarrow={props.hasArrowsOnNarrow === false}
          labels={labels}
          onStep={goBeside}
        />
      )}
      <div className={styles.footer}>{props.footer}</div>
      <VisuallyHidden>
        <span role="status">{zoom.level === '1×' ? '' : labels.level(zoom.level)}</span>
      </VisuallyHidden>
    </dialog>
  );
}
