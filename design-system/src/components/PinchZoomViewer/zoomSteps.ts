import type { RefObject } from 'react';
import type { Point } from '../../geometry/index.ts';
import { isZoomed, type ZoomState } from './zoomGestureState.ts';
import type { DispatchZoom } from './zoomInput.ts';

/** Zoom factor of one press on plus or minus. */
const stepFactor = 1.5;
/** Share of the stage by which an arrow key pans. */
const panShare = 0.15;
/** Pictures taller than this multiple of their width are zoomed from their top. */
const tallFactor = 2.5;

/** Returns the zoom events of buttons and keys; all of them are animated. */
export function zoomSteps(state: RefObject<ZoomState>, dispatch: DispatchZoom) {
  const step = (factor: number) => {
    const { width, height } = state.current.layout.picture;
    const isTall = height > tallFactor * width;
    const focus = isTall && !isZoomed(state.current) ? { x: 0, y: -height / 2 } : undefined;
    dispatch({ type: 'zoomStepped', factor, focus }, { isSoft: true });
  };
  return {
    zoomIn: () => step(stepFactor),
    zoomOut: () => step(1 / stepFactor),
    reset: () => dispatch({ type: 'zoomReset' }, { isSoft: true }),
    /** Pans by a share of the stage; 1 is right and down. */
    pan: ({ x, y }: Point) => {
      const { stage } = state.current.layout;
      dispatch(
        { type: 'panStepped', x: -x * stage.width * panShare, y: -y * stage.height * panShare },
        { isSoft: true },
      );
    },
  };
}
