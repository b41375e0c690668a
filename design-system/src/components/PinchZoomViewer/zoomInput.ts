import type { RefObject } from 'react';
import type { Point } from '../../geometry/index.ts';
import { isZoomed, type ZoomState } from './zoomGestureState.ts';
import type { ZoomEvent } from './zoomState.ts';

/** Wheel distance that doubles or halves the scale. */
const wheelPx = 300;

/** Applies an event; `isSoft` animates the change. */
export type DispatchZoom = (event: ZoomEvent, options?: { isSoft?: boolean }) => void;

interface ZoomInputOptions {
  state: RefObject<ZoomState>;
  dispatch: DispatchZoom;
  signal: AbortSignal;
}

/** Height of the controls at the bottom of a video, where its time is dragged. */
const playerControlsPx = 72;

/** Whether a press is for the controls of an item: by mouse anywhere on them, by touch those of a video. */
function isForControls({ target, pointerType, clientY }: PointerEvent): boolean {
  const controls = target instanceof Element ? target.closest('[data-undraggable]') : null;
  if (!controls || pointerType === 'mouse') return controls !== null;
  return controls.matches('video') && clientY > controls.getBoundingClientRect().bottom - playerControlsPx;
}

/** Turns pointer and wheel events of a stage into zoom events. Moves do not measure the page. */
export function listenToZoomInput(stage: HTMLElement, { state, dispatch, signal }: ZoomInputOptions): void {
  let centre: Point = { x: 0, y: 0 };
  const measure = () => {
    const { x, y, width, height } = stage.getBoundingClientRect();
    centre = { x: x + width / 2, y: y + height / 2 };
  };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - centre.x,
    y: clientY - centre.y,
  });
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || isForControls(event)) return;
    measure();
    // Touch pointers are captured implicitly.
    if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
    dispatch({ type: 'pointerPressed', id: event.pointerId, point: pointOf(event), at: event.timeStamp });
  };
  // Stops moves during a gesture: otherwise React would walk its tree for each of them.
  const claimMove = (event: Event) => {
    if (state.current.contacts.length === 0) return false;
    event.stopPropagation();
    return true;
  };
  const onMove = (event: PointerEvent) => {
    if (claimMove(event)) dispatch({ type: 'pointerMoved', id: event.pointerId, point: pointOf(event) });
  };
  const onUp = (event: PointerEvent) =>
    dispatch(
      {
        type: 'pointerReleased',
        id: event.pointerId,
        point: pointOf(event),
        at: event.timeStamp,
        isMouse: event.pointerType === 'mouse',
      },
      { isSoft: true },
    );
  const onCancel = (event: PointerEvent) =>
    dispatch({ type: 'pointerCancelled', id: event.pointerId }, { isSoft: true });
  const onWheel = (event: WheelEvent) => {
    // Keeps the page from scrolling.
    event.preventDefault();
    measure();
    if (event.ctrlKey)
      dispatch({ type: 'zoomStepped', factor: 2 ** (-event.deltaY / wheelPx), focus: pointOf(event) });
    else if (isZoomed(state.current)) dispatch({ type: 'panStepped', x: -event.deltaX, y: -event.deltaY });
  };
  stage.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onMove, { signal, capture: true });
  window.addEventListener('touchmove', claimMove, { signal, capture: true, passive: true });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onCancel, { signal });
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
}
