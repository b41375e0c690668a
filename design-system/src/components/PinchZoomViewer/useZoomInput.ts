import { type RefObject, useLayoutEffect } from 'react';
import type { Point } from '../../geometry/index.ts';
import { isZoomed, type ZoomState } from './zoomGestureState.ts';
import type { ZoomEvent } from './zoomState.ts';

/** Wheel distance that doubles or halves the scale. */
const wheelPx = 300;

interface ZoomInputOptions {
  stageRef: RefObject<HTMLElement | null>;
  stateRef: RefObject<ZoomState>;
  /** Centre of the stage in client coordinates. */
  centreRef: RefObject<Point>;
  /** Updates the centre; called before a gesture. */
  measure: () => void;
  /** `isSoft` animates the change. */
  dispatch: (event: ZoomEvent, options?: { isSoft?: boolean }) => void;
}

/** Turns pointer and wheel events of the stage into zoom events. `measure` and `dispatch` must be stable. */
export function useZoomInput({ stageRef, stateRef, centreRef, measure, dispatch }: ZoomInputOptions): void {
  useLayoutEffect(
    function listenOnStage() {
      const stage = stageRef.current;
      if (!stage) return;
      const toStagePoint = ({ clientX, clientY }: MouseEvent): Point => ({
        x: clientX - centreRef.current.x,
        y: clientY - centreRef.current.y,
      });
      const controller = new AbortController();
      const listenerOptions = { signal: controller.signal };
      const onDown = (event: PointerEvent) => {
        if (event.button !== 0) return;
        measure();
        // Touch pointers are captured implicitly.
        if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
        const { pointerId: id, timeStamp: at } = event;
        dispatch({ type: 'pointerPressed', id, point: toStagePoint(event), at });
      };
      // Stops moves during a gesture: otherwise React would walk its tree for each of them.
      const claimMove = (event: Event) => {
        if (stateRef.current.contacts.length === 0) return false;
        event.stopPropagation();
        return true;
      };
      const onMove = (event: PointerEvent) => {
        if (claimMove(event))
          dispatch({ type: 'pointerMoved', id: event.pointerId, point: toStagePoint(event) });
      };
      const onUp = (event: PointerEvent) => {
        const { pointerId: id, timeStamp: at } = event;
        dispatch({ type: 'pointerReleased', id, point: toStagePoint(event), at }, { isSoft: true });
      };
      const onCancel = (event: PointerEvent) =>
        dispatch({ type: 'pointerCancelled', id: event.pointerId }, { isSoft: true });
      const onWheel = (event: WheelEvent) => {
        // Keeps the page from scrolling.
        event.preventDefault();
        if (event.ctrlKey) {
          const factor = 2 ** (-event.deltaY / wheelPx);
          dispatch({ type: 'zoomStepped', factor, focus: toStagePoint(event) });
        } else if (isZoomed(stateRef.current))
          dispatch({ type: 'panStepped', x: -event.deltaX, y: -event.deltaY });
      };
      stage.addEventListener('pointerdown', onDown, listenerOptions);
      window.addEventListener('pointermove', onMove, { ...listenerOptions, capture: true });
      window.addEventListener('touchmove', claimMove, { ...listenerOptions, capture: true, passive: true });
      stage.addEventListener('pointerup', onUp, listenerOptions);
      stage.addEventListener('pointercancel', onCancel, listenerOptions);
      stage.addEventListener('wheel', onWheel, { ...listenerOptions, passive: false });
      return () => controller.abort();
    },
    [stageRef, stateRef, centreRef, measure, dispatch],
  );
}
