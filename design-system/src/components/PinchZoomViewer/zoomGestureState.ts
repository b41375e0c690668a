import { clamp, distance, type Point, type Transform } from '../../geometry/index.ts';
import {
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
  type ZoomLayout,
  zoomAround,
} from './zoomGeometry.ts';
import type { ZoomSettings } from './zoomSettings.ts';

/** Effect requested by a swipe; set only in the state after the event that ends it. */
export type ZoomOutcome = 'closed' | 'next' | 'previous' | null;

export interface ZoomState {
  phase: 'idle' | 'panning' | 'pinching' | 'swiping';
  transform: Transform;
  layout: ZoomLayout;
  contacts: Contacts;
  /** Axis of a swipe, decided by its first distance; null until then. */
  axis: 'x' | 'y' | null;
  /** Transform at the start of the gesture. */
  origin: Transform;
  /** Two pointers have been down since the stage was last free, so the rest of the gesture is not a tap. */
  hasPinched: boolean;
  /** The last tap, as the possible first of a double tap. */
  lastTap: { point: Point; at: number } | null;
  outcome: ZoomOutcome;
}

export const initialZoomState: ZoomState = {
  phase: 'idle',
  transform: identity,
  layout: { stage: { width: 0, height: 0 }, picture: { width: 0, height: 0 } },
  contacts: noContacts,
  axis: null,
  origin: identity,
  hasPinched: false,
  lastTap: null,
  outcome: null,
};

export const isZoomed = ({ transform }: Pick<ZoomState, 'transform'>) => transform.scale > 1;

/** Starts a gesture with the pressed contacts: pinches with two, otherwise pans a zoomed picture and swipes a fitted one. */
export function beginGesture(state: ZoomState): ZoomState {
  const phase = state.contacts.length > 1 ? 'pinching' : isZoomed(state) ? 'panning' : 'swiping';
  return {
    ...state,
    phase,
    axis: null,
    hasPinched: state.hasPinched || phase === 'pinching',
    origin: state.transform,
    contacts: contactsRestarted(state.contacts),
  };
}

/** Follows the moved contacts: pinch and pan with resistance at the edges, swipe down with the picture. */
export function continueGesture(state: ZoomState, { limits, tapDistancePx }: ZoomSettings): ZoomState {
  const pinch = pinchOf(state.contacts);
  if (pinch) {
    const transform = pinchTransform({ ...pinch, start: state.origin, limits });
    return { ...state, transform: resistPan(state.layout, transform) };
  }
  const drag = dragDistance(state.contacts);
  const { scale, x, y } = state.origin;
  if (state.phase === 'panning') {
    return { ...state, transform: resistPan(state.layout, { scale, x: x + drag.x, y: y + drag.y }) };
  }
  if (state.phase !== 'swiping') return state;
  const axis = state.axis ?? swipeAxis(drag, tapDistancePx);
  return { ...state, axis, transform: { scale, x: 0, y: axis === 'y' ? Math.max(0, drag.y) : 0 } };
}

/** Returns the axis that a movement has chosen; null while it may still be a tap. */
function swipeAxis({ x, y }: Point, tapDistancePx: number): ZoomState['axis'] {
  if (Math.hypot(x, y) < tapDistancePx) return null;
  return Math.abs(y) > Math.abs(x) ? 'y' : 'x';
}

/** Returns how far a fitted picture is pulled down, 0 to 1: the backdrop fades accordingly. */
export function pulledShare({ phase, transform, layout }: ZoomState): number {
  if (phase !== 'swiping' || !(layout.stage.height > 0)) return 0;
  return clamp(transform.y / (layout.stage.height / 2), 0, 1);
}

/** Ends a contact: continues a pinch with the remaining finger, or completes a tap, a swipe or a pan. */
export function releaseContact(
  state: ZoomState,
  { id, point, at, isMouse }: { id: number; point: Point; at: number; isMouse?: boolean | undefined },
  settings: ZoomSettings,
): ZoomState {
  const contact = state.contacts.find((candidate) => candidate.id === id);
  if (!contact) return state;
  const contacts = contactReleased(state.contacts, id);
  // The remaining pointer of a pinch continues as a pan from the current transform.
  if (contacts.length > 0)
    return beginGesture({ ...state, contacts, transform: clampPan(state.layout, state.transform) });

  const drag = { x: point.x - contact.start.x, y: point.y - contact.start.y };
  const isTap = !state.hasPinched && distance(point, contact.start) < settings.tapDistancePx;
  if (isTap && isMouse && !isZoomed(state) && isBesidePicture(point, state.layout))
    return settle({ ...state, contacts, lastTap: null, outcome: 'closed' });
  if (isTap) return handleTap({ ...state, contacts }, { point, at }, settings);

  const outcome = state.phase === 'swiping' ? swipeOutcome(drag, state.axis, settings) : null;
  return settle({ ...state, contacts, lastTap: null, outcome });
}

function handleTap(state: ZoomState, tap: { point: Point; at: number }, settings: ZoomSettings): ZoomState {
  const { lastTap } = state;
  const isSecond =
    lastTap !== null &&
    tap.at - lastTap.at <= settings.doubleTapMs &&
    distance(tap.point, lastTap.point) < settings.tapDistancePx * 4;
  if (!isSecond) return settle({ ...state, lastTap: tap });
  const settled = settle({ ...state, lastTap: null });
  return isZoomed(settled)
    ? { ...settled, transform: identity }
    : zoomTo(settled, { scale: settings.secondary, focus: tap.point }, settings);
}

/** Whether a point, relative to the centre, is on the backdrop beside a fitted picture. */
function isBesidePicture({ x, y }: Point, { picture: { width, height } }: ZoomLayout): boolean {
  return Math.abs(x) > width / 2 || Math.abs(y) > height / 2;
}

function swipeOutcome(
  drag: Point,
  axis: ZoomState['axis'],
  { swipeThresholdPx, closeThresholdPx }: ZoomSettings,
): ZoomOutcome {
  const direction = axis === 'y' ? null : swipeDirection(drag, swipeThresholdPx);
  if (direction) return direction === 'left' ? 'next' : 'previous';
  if (axis === 'x') return null;
  return drag.y > closeThresholdPx && (axis === 'y' || drag.y > Math.abs(drag.x)) ? 'closed' : null;
}

/** Settles within the edges once the last contact has ended. */
export function settle(state: ZoomState): ZoomState {
  if (state.contacts.length > 0) return beginGesture(state);
  return {
    ...state,
    phase: 'idle',
    hasPinched: false,
    transform: clampPan(state.layout, state.transform),
  };
}

/** Zooms around a point, within the limits and edges. */
export function zoomTo(
  state: ZoomState,
  { scale, focus }: { scale: number; focus: Point },
  { limits }: ZoomSettings,
): ZoomState {
  const target = clamp(scale, limits.min, limits.max);
  const transform = zoomAround({ transform: state.transform, focus, scale: target });
  return { ...state, transform: clampPan(state.layout, transform) };
}
