import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { setVars } from '../../styles/inlineVars.ts';
import { containRect, type Point, type Size } from '../../geometry/index.ts';
import * as styles from './ZoomStage.css.ts';
import {
  initialZoomState,
  isZoomed,
  reduceZoom,
  type ZoomEvent,
  type ZoomSettings,
  type ZoomState,
} from './zoomState.ts';

export interface PinchZoomOptions {
  /** Element that gets `data-zoomed` while the picture is zoomed. */
  rootRef: RefObject<HTMLElement | null>;
  /** Natural size of the picture; empty while unknown. */
  picture: Size;
  /** Identifies the picture; a new key resets the zoom. */
  pictureKey: string | number;
  settings: ZoomSettings;
  /** Called after a swipe, with the direction of the finger. */
  onSwipe: (to: 'left' | 'right' | 'down') => void;
}

/** Zoom factor of one press on plus or minus. */
const stepFactor = 1.5;
/** Wheel distance that doubles or halves the scale. */
const wheelPx = 300;
/** Share of the stage by which an arrow key pans. */
const panShare = 0.15;
/** Delay after the last change before the level is announced. */
const announceDelayMs = 400;
/** Pictures taller than this multiple of their width are zoomed from their top. */
const tallFactor = 2.5;

const formatLevel = (scale: number) => `${Math.round(scale * 10) / 10}×`;

/**
 * Pinch, pan, double tap, wheel and zoom steps on one stage. The transform is written to the picture's style with each
 * pointer event, at most once per frame, without measuring. React renders only when no pointer is down: after the
 * picture has been zoomed or fitted, and after the level has settled.
 */
export function usePinchZoom({ rootRef, picture, pictureKey, settings, onSwipe }: PinchZoomOptions) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const levelRef = useRef<HTMLSpanElement>(null);
  const state = useRef(initialZoomState);
  /** The centre of the stage, in client coordinates. */
  const centre = useRef<Point>({ x: 0, y: 0 });
  const levelTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ settings, onSwipe, picture });
  const [isZoomedAtRest, setZoomedAtRest] = useState(false);
  const [level, setLevel] = useState(formatLevel(1));

  useLayoutEffect(function updateLatest() {
    latest.current = { settings, onSwipe, picture };
  });

  const applyState = useCallback(
    (before: ZoomState) => {
      const element = pictureRef.current;
      const { transform, phase } = state.current;
      if (!element) return;
      if (transform !== before.transform) {
        // Not a custom property: descendants would inherit it, and registering it would recompute all styles.
        element.style.transform = `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.scale})`;
      }
      if (phase !== before.phase) element.toggleAttribute('data-moving', phase !== 'idle');
      if (isZoomed(state.current) !== isZoomed(before))
        rootRef.current?.toggleAttribute('data-zoomed', isZoomed(state.current));
      const text = formatLevel(transform.scale);
      if (text === formatLevel(before.transform.scale)) return;
      if (levelRef.current) levelRef.current.textContent = text;
      clearTimeout(levelTimer.current);
      levelTimer.current = setTimeout(
        () => setLevel(formatLevel(state.current.transform.scale)),
        announceDelayMs,
      );
    },
    [rootRef],
  );

  const dispatch = useCallback(
    (event: ZoomEvent, { isSoft = false }: { isSoft?: boolean } = {}) => {
      const before = state.current;
      state.current = reduceZoom(before, event, latest.current.settings);
      const { outcome, phase } = state.current;
      pictureRef.current?.toggleAttribute('data-settling', isSoft && outcome === null);
      applyState(before);
      if (phase === 'idle') setZoomedAtRest(isZoomed(state.current));
      if (outcome === null) return;
      latest.current.onSwipe(outcome === 'closed' ? 'down' : outcome === 'next' ? 'left' : 'right');
    },
    [applyState],
  );

  const measure = useCallback(() => {
    const box = stageRef.current?.getBoundingClientRect();
    if (box) centre.current = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return box;
  }, []);

  const fit = useCallback(() => {
    const box = measure();
    const element = pictureRef.current;
    if (!box || !element) return;
    const { width, height } = containRect({ stage: box, picture: latest.current.picture });
    setVars(element, { [styles.fitWidth]: `${width}px`, [styles.fitHeight]: `${height}px` });
    dispatch({
      type: 'stageResized',
      stage: { width: box.width, height: box.height },
      picture: { width, height },
    });
  }, [measure, dispatch]);

  useLayoutEffect(
    function resetForPicture() {
      const element = pictureRef.current;
      dispatch({ type: 'pictureChanged' });
      fit();
      return () => {
        // The element stays beside the new picture.
        element?.style.removeProperty('transform');
        element?.removeAttribute('data-moving');
      };
    },
    [fit, pictureKey, picture.width, picture.height, dispatch],
  );

  useLayoutEffect(
    function listenOnStage() {
      const stage = stageRef.current;
      if (!stage) return;
      const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
        x: clientX - centre.current.x,
        y: clientY - centre.current.y,
      });
      const controller = new AbortController();
      const options = { signal: controller.signal };
      const onDown = (event: PointerEvent) => {
        if (event.button !== 0) return;
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
          { type: 'pointerReleased', id: event.pointerId, point: pointOf(event), at: event.timeStamp },
          { isSoft: true },
        );
      const onCancel = (event: PointerEvent) =>
        dispatch({ type: 'pointerCancelled', id: event.pointerId }, { isSoft: true });
      const onWheel = (event: WheelEvent) => {
        // Keeps the page from scrolling.
        event.preventDefault();
        if (event.ctrlKey)
          dispatch({ type: 'zoomStepped', factor: 2 ** (-event.deltaY / wheelPx), focus: pointOf(event) });
        else if (isZoomed(state.current))
          dispatch({ type: 'panStepped', x: -event.deltaX, y: -event.deltaY });
      };
      stage.addEventListener('pointerdown', onDown, options);
      window.addEventListener('pointermove', onMove, { ...options, capture: true });
      window.addEventListener('touchmove', claimMove, { ...options, capture: true, passive: true });
      stage.addEventListener('pointerup', onUp, options);
      stage.addEventListener('pointercancel', onCancel, options);
      stage.addEventListener('wheel', onWheel, { ...options, passive: false });
      const observer = new ResizeObserver(fit);
      observer.observe(stage);
      return () => {
        controller.abort();
        observer.disconnect();
        clearTimeout(levelTimer.current);
      };
    },
    [fit, measure, dispatch],
  );

  const step = (factor: number) => {
    const { width, height } = state.current.layout.picture;
    const isTall = height > tallFactor * width;
    const focus = isTall && !isZoomed(state.current) ? { x: 0, y: -height / 2 } : undefined;
    dispatch({ type: 'zoomStepped', factor, focus }, { isSoft: true });
  };

  return {
    stageRef,
    pictureRef,
    levelRef,
    /** The settled level, for announcements. */
    level,
    /** Whether the picture was zoomed when the last gesture ended. */
    isZoomed: isZoomedAtRest,
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
