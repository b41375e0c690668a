import type { LensStage } from './lensStage.ts';
import type { LensEvent } from './lensState.ts';

/** Handles an event and returns whether it changed the lens. */
type Dispatch = (event: LensEvent) => boolean;

/** Follows mouse and pen; touch has no lens (D-35). */
export function listenToPointer(
  frame: HTMLElement,
  { measure, dispatch, signal }: { measure: () => LensStage; dispatch: Dispatch; signal: AbortSignal },
) {
  const leave = () => dispatch({ type: 'pointerLeft' });
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') return;
      const { frame: rect, picture } = measure();
      const at = {
        x: (event.clientX - rect.x - picture.x) / picture.width,
        y: (event.clientY - rect.y - picture.y) / picture.height,
      };
      dispatch({ type: 'pointerMoved', at });
    },
    { signal },
  );
  frame.addEventListener('pointerleave', leave, { signal });
  frame.addEventListener('pointercancel', leave, { signal });
}

/** Handles the keys of the lens and keeps them from the page. */
export function listenToKeyboard(
  frame: HTMLElement,
  {
    dispatch,
    maxZoom,
    onFocusVisible,
    signal,
  }: {
    dispatch: Dispatch;
    maxZoom: () => number;
    onFocusVisible: (isVisible: boolean) => void;
    signal: AbortSignal;
  },
) {
  const reportFocus = () => onFocusVisible(frame.matches(':focus-visible'));
  reportFocus();
  frame.addEventListener('focus', reportFocus, { signal });
  frame.addEventListener(
    'blur',
    () => {
      onFocusVisible(false);
      dispatch({ type: 'focusLeft' });
    },
    { signal },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { key, shiftKey: isShift } = event;
      if (!dispatch({ type: 'keyPressed', key, isShift, maxZoom: maxZoom() })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}
