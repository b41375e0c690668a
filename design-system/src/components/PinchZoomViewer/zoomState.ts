import type { Point, Size } from '../../geometry/index.ts';
import { contactMoved, contactPressed, contactReleased } from '../../gesture/index.ts';
import { clampPan, identity } from './zoomGeometry.ts';
import {
  beginGesture,
  continueGesture,
  initialZoomState,
  releaseContact,
  settle,
  type ZoomState,
  zoomTo,
} from './zoomGestureState.ts';
import { type ZoomSettings, zoomSettings } from './zoomSettings.ts';

export type ZoomEvent =
  | { type: 'stageResized'; stage: Size; picture: Size }
  | { type: 'pointerPressed'; id: number; point: Point; at: number }
  | { type: 'pointerMoved'; id: number; point: Point }
  | { type: 'pointerReleased'; id: number; point: Point; at: number; isMouse?: boolean }
  | { type: 'pointerCancelled'; id: number }
  | { type: 'zoomStepped'; factor: number; focus?: Point }
  | { type: 'panStepped'; x: number; y: number }
  | { type: 'zoomReset' }
  | { type: 'pictureChanged' };

/** Reduces an event of the stage. Points are relative to its centre, times in milliseconds. */
export function reduceZoom(
  state: ZoomState,
  event: ZoomEvent,
  settings: ZoomSettings = zoomSettings,
): ZoomState {
  const current = state.outcome === null ? state : { ...state, outcome: null };
  switch (event.type) {
    case 'stageResized': {
      const layout = { stage: event.stage, picture: event.picture };
      return { ...current, layout, transform: clampPan(layout, current.transform) };
    }
    case 'pointerPressed':
      return beginGesture({ ...current, contacts: contactPressed(current.contacts, event) });
    case 'pointerMoved':
      return continueGesture({ ...current, contacts: contactMoved(current.contacts, event) }, settings);
    case 'pointerReleased':
      return releaseContact(current, event, settings);
    case 'pointerCancelled':
      return settle({ ...current, contacts: contactReleased(current.contacts, event.id) });
    case 'zoomStepped':
      // The identity is also the centre of the stage.
      return zoomTo(
        current,
        { scale: current.transform.scale * event.factor, focus: event.focus ?? identity },
        settings,
      );
    case 'panStepped': {
      const { scale, x, y } = current.transform;
      return { ...current, transform: clampPan(current.layout, { scale, x: x + event.x, y: y + event.y }) };
    }
    case 'zoomReset':
      return { ...current, transform: identity };
    case 'pictureChanged':
      return { ...initialZoomState, layout: current.layout };
  }
}
