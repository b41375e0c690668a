import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus, IconX } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import type { DrawingName } from '../Picture/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ArrowButton } from './ArrowButton.tsx';
import { SavePicture } from './SavePicture.tsx';
import { useModalOnMount } from './useModalOnMount.ts';
import { useViewerControls, type ViewerControls } from './useViewerControls.ts';
import * as styles from './ViewerFrame.css.ts';
import { isPicture, isZoomable } from './viewerItem.ts';
import {
  type ViewerControlLabels,
  type ViewerItem,
  viewerItemLabels,
  type ViewerItemLabels,
} from './viewerTypes.ts';
import type { ZoomSettings } from './zoomSettings.ts';
import { ZoomStage } from './ZoomStage.tsx';

export interface ViewerFrameProps {
  component: string;
  /** Accessible name of the dialog. */
  label: string;
  pictures: readonly ViewerItem[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Called on Escape, the close button and a swipe down. */
  onClose: () => void;
  settings: ZoomSettings;
  /** Returns the element of the page that shows a picture: it opens from there and returns to it. */
  origin?: (index: number) => Element | null | undefined;
  drawing?: DrawingName;
  /** Labels of videos, documents and drawings have defaults. */
  labels: ViewerControlLabels & Partial<ViewerItemLabels>;
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
  /** Offers the picture for sharing or downloading. @default true */
  canSave?: boolean;
  footer: ReactNode;
}

const loadSlideScroller = () => import('./SlideScroller.tsx').then(({ SlideScroller }) => SlideScroller);

/** Full-screen modal for pictures and other items, one at a time, with gestures, keys and buttons for the same actions. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { pictures, index, labels } = props;
  const { length } = pictures;
  const item = pictures[index];
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Before the picture is measured.
  useModalOnMount(dialog, closeButton);
  const { zoom, step, goBeside, close, onKeyDown } = useViewerControls(dialog, props);
  useFocusInside(dialog, { fallback: closeButton, index });
  const [Scroller, prepareScroller] = useLazyComponent(loadSlideScroller);
  useEffect(
    function loadScroller() {
      if (length > 1) prepareScroller();
    },
    [length, prepareScroller],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbled keys of its controls
    <dialog
      aria-label={props.label}
      className={styles.dialog}
      data-component={props.component}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // A second Escape makes the browser close the dialog itself; one that we closed is unmounted by now.
        if (dialog.current) props.onClose();
      }}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <ViewerHeader
        beforeClose={
          <>
            {props.canSave !== false && item && isPicture(item) && (
              <SavePicture labels={labels} picture={item} />
            )}
            {props.beforeClose}
          </>
        }
        closeButton={closeButton}
        labels={labels}
        onClose={close}
        zoom={zoom}
      >
        {props.header}
      </ViewerHeader>
      <div className={styles.stage}>
        <ZoomStage
          drawing={props.drawing}
          index={index}
          labels={{ ...viewerItemLabels, ...labels }}
          loadsFullSize={zoom.level !== '1×'}
          pictureRef={zoom.pictureRef}
          pictures={pictures}
          stageRef={zoom.stageRef}
        />
        {Scroller && length > 1 && <Scroller index={index} step={step} viewportRef={zoom.stageRef} />}
      </div>
      {isZoomable(item) && (
        <div className={styles.zoomButtons}>
          <PlainIconButton icon={IconPlus} label={labels.zoomIn} onPress={zoom.zoomIn} tone="onDark" />
          <PlainIconButton icon={IconMinus} label={labels.zoomOut} onPress={zoom.zoomOut} tone="onDark" />
        </div>
      )}
      {length > 1 && (
        <ViewerArrows hasArrowsOnNarrow={props.hasArrowsOnNarrow} labels={labels} onPress={goBeside} />
      )}
      <div className={styles.footer}>{props.footer}</div>
      <VisuallyHidden>
        <span role="status">{zoom.level === '1×' ? '' : labels.level(zoom.level)}</span>
      </VisuallyHidden>
    </dialog>
  );
}

interface ViewerHeaderProps extends Pick<ViewerFrameProps, 'labels' | 'onClose' | 'beforeClose'> {
  zoom: Pick<ViewerControls['zoom'], 'reset' | 'levelRef'>;
  closeButton: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** The title, and the buttons for the level and for closing. */
function ViewerHeader({ zoom, closeButton, labels, onClose, beforeClose, children }: ViewerHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.headerStart}>{children}</div>
      <div className={styles.headerEnd}>
        <button className={styles.level} onClick={zoom.reset} type="button">
          <span ref={zoom.levelRef}>1×</span>
          <VisuallyHidden> {labels.reset}</VisuallyHidden>
        </button>
        {beforeClose}
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
  );
}

interface ViewerArrowsProps extends Pick<ViewerFrameProps, 'labels' | 'hasArrowsOnNarrow'> {
  onPress: ViewerControls['goBeside'];
}

/** The buttons to the previous and the next picture. */
function ViewerArrows({ labels, hasArrowsOnNarrow = true, onPress }: ViewerArrowsProps) {
  const visibility = hasArrowsOnNarrow ? '' : styles.onlyWide;
  return (
    <>
      <div className={`${styles.previous} ${visibility}`}>
        <ArrowButton icon={IconChevronLeft} label={labels.previous} onPress={() => onPress(-1)} />
      </div>
      <div className={`${styles.next} ${visibility}`}>
        <ArrowButton icon={IconChevronRight} label={labels.next} onPress={() => onPress(1)} />
      </div>
    </>
  );
}

/** Keeps the focus in the dialog when another picture is shown: controls disappear with their picture. */
function useFocusInside(
  dialog: RefObject<HTMLDialogElement | null>,
  { fallback, index }: { fallback: RefObject<HTMLElement | null>; index: number },
) {
  useEffect(
    // Keys go to the focused element.
    function keepFocusInside() {
      const { activeElement } = document;
      const isInside = activeElement?.closest('[inert], dialog') === dialog.current;
      if (!isInside) fallback.current?.focus();
    },
    [dialog, fallback, index],
  );
}
