import { clamp, type Point, type Size, type Transform } from '../../geometry/index.ts';
import {
  contactMoved,
  contactPressed,
  contactReleased,
  contactsRestarted,
  dragDistance,
  noContacts,
  pinchOf,
  swipeDirection,
  type Contacts,
} from '../../gesture/index.ts';
import {
  clampPan,
  identity,
  pinchTransform,
  resistPan,
  type ScaleLimits,
  type ZoomLayout,
  zoomAround,
} from './zoomGeometry.ts';

/** Thresholds of the viewer; scales per S-180 and S-182. */
export interface ZoomSettings {
  limits: ScaleLimits;
  /** Scale after a double tap. */
  secondary: number;
  /** Longest time between the taps of a double tap. */
  doubleTapMs: number;
  /** A touch that moves less than this is a tap. */
  tapDistancePx: number;
  /** Horizontal swipe distance that changes the picture while it is not zoomed. */
  swipeThresholdPx: number;
  /** Downward swipe distance that closes the viewer while the picture is not zoomed. */
  closeThresholdPx: number;
}

export const zoomSettings: ZoomSettings = {
  limits: { min: 1, max: 4 },
  secondary: 2,
  doubleTapMs: 300,
  tapDistancePx: 10,
  swipeThresholdPx: 50,
  closeThresholdPx: 80,
};

/** Effect requested by a swipe; set only in the state after the event that ends it. */
export type ZoomOutcome = 'closed' | 'next' | 'previous' | null;

export interface ZoomState {
  phase: 'idle' | 'panning' | 'pinching' | 'swiping';
  transform: Transform;
  layout: ZoomLayout;
  contacts: Contacts;
  /** Transform at the start of the gesture. */
  origin: Transform;
  /** Two pointers have been down since the stage was last free, so the rest of the gesture is no tap. */
  hasPinched: boolean;
  /** The last tap, as the possible first of a double tap. */
  lastTap: { point: Point; at: number } | null;
  outcome: ZoomOutcome;
}

export type ZoomEvent =
  | { type: 'stageResized'; stage: Size; picture: Size }
  | { type: 'pointerPressed'; id: number; point: Point; at: number }
  | { type: 'pointerMoved'; id: number; point: Point }
  | { type: 'pointerReleased'; id: number; point: Point; at: number }
  | { type: 'pointerCancelled'; id: number }
  | { type: 'zoomStepped'; factor: number; focus?: Point }
  | { type: 'panStepped'; x: number; y: number }
  | { type: 'zoomReset' }
  | { type: 'pictureChanged' };

export const initialZoomState: ZoomState = {
  phase: 'idle',
  transform: identity,
  layout: { stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } },
  contacts: noContacts,
  origin: identity,
  hasPinched: false,
  lastTap: null,
  outcome: null,
};

export const isZoomed = ({ transform }: Pick<ZoomState, 'transform'>) => transform.scale > 1;

const centre: Point = { x: 0, y: 0 };

/** Points are measured from the centre of the stage, times in ms. */
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
      return endContact(current, event, settings);
    case 'pointerCancelled':
      return settle({ ...current, contacts: contactReleased(current.contacts, event.id) });
    case 'zoomStepped':
      return zoomTo(
        current,
        { scale: current.transform.scale * event.factor, focus: event.focus ?? centre },
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

function beginGesture(state: ZoomState): ZoomState {
  const phase = state.contacts.length > 1 ? 'pinching' : isZoomed(state) ? 'panning' : 'swiping';
  return {
    ...state,
    phase,
    hasPinched: state.hasPinched || phase === 'pinching',
    origin: state.transform,
    contacts: contactsRestarted(state.contacts),
  };
}

function continueGesture(state: ZoomState, { limits }: ZoomSettings): ZoomState {
  const pinch = pinchOf(state.contacts);
  if (pinch) {
    const transform = pinchTransform({ ...pinch, start: state.origin, limits });
    return { ...state, transform: resistPan(state.layout, transform) };
  }
  if (state.contacts.length === 0) return state;
  const drag = dragDistance(state.contacts);
  const { scale, x, y } = state.origin;
  if (state.phase === 'panning') {
    return { ...state, transform: resistPan(state.layout, { scale, x: x + drag.x, y: y + drag.y }) };
  }
  return state.phase === 'swiping'
    ? {
        ...state,
        transform: { scale, x: 0, y: Math.abs(drag.y) > Math.abs(drag.x) ? Math.max(0, drag.y) : 0 },
      }
    : state;
}

function endContact(
  state: ZoomState,
  { id, point, at }: { id: number; point: Point; at: number },
  settings: ZoomSettings,
): ZoomState {
  const contact = state.contacts.find((candidate) => candidate.id === id);
  if (!contact) return state;
  const contacts = contactReleased(state.contacts, id);
  // The remaining pointer of a pinch continues as a pan from the current transform.
  if (contacts.length > 0)
    return beginGesture({ ...state, contacts, transform: clampPan(state.layout, state.transform) });

  const drag = { x: point.x - contact.start.x, y: point.y - contact.start.y };
  const isTap = !state.hasPinched && Math.hypot(drag.x, drag.y) < settings.tapDistancePx;
  if (isTap) return handleTap({ ...state, contacts }, { point, at }, settings);

  const outcome = state.phase === 'swiping' ? swipeOutcome(drag, settings) : null;
  return settle({ ...state, contacts, lastTap: null, outcome });
}

function handleTap(state: ZoomState, tap: { point: Point; at: number }, settings: ZoomSettings): ZoomState {
  const { lastTap } = state;
  const isSecond =
    lastTap !== null &&
    tap.at - lastTap.at <= settings.doubleTapMs &&
    Math.hypot(tap.point.x - lastTap.point.x, tap.point.y - lastTap.point.y) < settings.tapDistancePx * 4;
  if (!isSecond) return settle({ ...state, lastTap: tap });
  const at = settle({ ...state, lastTap: null });
  return isZoomed(at)
    ? { ...at, transform: identity }
    : zoomTo(at, { scale: settings.secondary, focus: tap.point }, settings);
}

function swipeOutcome(drag: Point, { swipeThresholdPx, closeThresholdPx }: ZoomSettings): ZoomOutcome {
  const direction = swipeDirection(drag, swipeThresholdPx);
  if (direction) return direction === 'left' ? 'next' : 'previous';
  return drag.y > closeThresholdPx && drag.y > Math.abs(drag.x) ? 'closed' : null;
}

function settle(state: ZoomState): ZoomState {
  if (state.contacts.length > 0) return beginGesture(state);
  return {
    ...state,
    phase: 'idle',
    hasPinched: false,
    transform: clampPan(state.layout, state.transform),
  };
}

function zoomTo(
  state: ZoomState,
  { scale, focus }: { scale: number; focus: Point },
  { limits }: ZoomSettings,
): ZoomState {
  const target = clamp(scale, limits.min, limits.max);
  const transform = zoomAround({ transform: state.transform, focus, scale: target });
  return { ...state, transform: clampPan(state.layout, transform) };
}
