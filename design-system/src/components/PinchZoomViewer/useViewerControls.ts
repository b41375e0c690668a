import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useOpenTransition } from './useOpenTransition.ts';
import { usePinchZoom } from './usePinchZoom.ts';
import type { ViewerFrameProps } from './ViewerFrame.tsx';
import { adjacentPicture, viewerCommand } from './viewerKeyState.ts';
import { isZoomable, sizeOf } from './viewerItem.ts';

const noZoom = { min: 1, max: 1 };

/** Zooming, changing the picture and closing: the actions of the buttons, and of gestures and keys. */
export function useViewerControls(dialog: RefObject<HTMLDialogElement | null>, props: ViewerFrameProps) {
  const { pictures, index, onIndexChange, settings, onZoomedChange, origin } = props;
  const [step, setStep] = useState<1 | -1>(1);
  const { length } = pictures;
  const item = pictures[index];
  const { width, height } = sizeOf(item);

  const isRtl = () => dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';
  const go = (to: number) => {
    if (to === index) return;
    const isForward = to === adjacentPicture(index, 1, length) || to > index;
    setStep(isForward ? 1 : -1);
    onIndexChange(to);
  };
  const goBeside = (step: 1 | -1) => go(adjacentPicture(index, step, length));

  const close = () => closeToOrigin();
  const zoom = usePinchZoom({
    rootRef: dialog,
    picture: { width, height },
    pictureKey: index,
    settings: isZoomable(item) ? settings : { ...settings, limits: noZoom },
    onSwipe: (to) => {
      if (to === 'down') close();
      else goBeside((to === 'left') === isRtl() ? -1 : 1);
    },
  });
  const { isZoomed } = zoom;
  const closeToOrigin = useOpenTransition({
    dialogRef: dialog,
    pictureRef: zoom.pictureRef,
    origin: origin && (() => origin(index)),
    onClose: props.onClose,
  });

  useEffect(
    function reportZoomed() {
      onZoomedChange?.(isZoomed);
    },
    [isZoomed, onZoomedChange],
  );

  return {
    zoom,
    /** Direction in which the picture was changed last. */
    step,
    goBeside,
    close,
    onKeyDown(event: KeyboardEvent) {
      // The arrows of a video seek, and change its volume.
      if (event.target instanceof HTMLMediaElement && event.key !== 'Escape') return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const command = viewerCommand({ key: event.key, isZoomed, isRtl: isRtl() });
      // Other arrow and page keys would scroll the page behind.
      if (command || /^(Page|Arrow)/.test(event.key)) event.preventDefault();
      if (!command) return;
      if (command.to === 'pan') return zoom.pan(command);
      const actions = {
        close,
        next: () => goBeside(1),
        previous: () => goBeside(-1),
        first: () => go(0),
        last: () => go(length - 1),
        help: props.onHelp,
        ...zoom,
      };
      actions[command.to]?.();
    },
  };
}

export type ViewerControls = ReturnType<typeof useViewerControls>;
