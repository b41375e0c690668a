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
  /** Marked with `data-zoomed` as soon as the picture is. */
  rootRef: RefObject<HTMLElement | null>;
  /** Pixels of the shown picture; empty while they are unknown. */
  picture: Size;
  /** Changes with the picture: another one begins fitted. */
  pictureKey: string | number;
  settings: ZoomSettings;
  /** A swipe has asked for something. Directions are those of the hand. */
  onSwipe: (to: 'left' | 'right' | 'down') => void;
}

/** Factor of one press on plus or minus. */
const stepFactor = 1.5;
/** A wheel that turns this far doubles the scale, or halves it. */
const wheelPx = 300;
/** Part of the stage that an arrow key moves a zoomed picture by. */
const panShare = 0.15;
/** The level is told after it has been still for so long. */
const announceDelayMs = 400;
/** A picture this much longer than wide is zoomed from its top, where it begins. */
const tallFactor = 2.5;

const formatLevel = (scale: number) => `${Math.round(scale * 10) / 10}×`;

/**
 * Pinch, pan, double tap, wheel and steps on one stage. The transform is written to the picture: browsers tell of
 * fingers once a frame, so that is how often it is written, and nothing is measured on the way. React draws only when no finger is down: when the picture has become zoomed
 * or fitted, and when the level has come to rest.
 */
export function usePinchZoom({ rootRef, picture, pictureKey, settings, onSwipe }: PinchZoomOptions) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const levelRef = useRef<HTMLSpanElement>(null);
  const state = useRef(initialZoomState);
  /** The middle of the stage, in the window. */
  const centre = useRef<Point>({ x: 0, y: 0 });
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ settings, onSwipe, picture });
  const [isIn, setIsIn] = useState(false);
  const [level, setLevel] = useState(formatLevel(1));

  useLayoutEffect(function rememberOptions() {
    latest.current = { settings, onSwipe, picture };
  });

  const draw = useCallback(
    (before: ZoomState) => {
      const element = pictureRef.current;
      const { transform, phase } = state.current;
      if (!element) return;
      if (transform !== before.transform) {
        // No custom property: what is in the picture would inherit it, or, with one that is registered when the viewer
        // comes, the browser would compute the styles of the whole page anew.
        element.style.transform = `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.scale})`;
      }
      if (phase !== before.phase) element.toggleAttribute('data-moving', phase !== 'idle');
      if (isZoomed(state.current) !== isZoomed(before))
        rootRef.current?.toggleAttribute('data-zoomed', isZoomed(state.current));
      const text = formatLevel(transform.scale);
      if (text === formatLevel(before.transform.scale)) return;
      if (levelRef.current) levelRef.current.textContent = text;
      clearTimeout(quiet.current);
      quiet.current = setTimeout(() => setLevel(formatLevel(state.current.transform.scale)), announceDelayMs);
    },
    [rootRef],
  );

  const tell = useCallback(
    (event: ZoomEvent, { isSoft = false }: { isSoft?: boolean } = {}) => {
      const before = state.current;
      state.current = reduceZoom(before, event, latest.current.settings);
      const { outcome, phase } = state.current;
      pictureRef.current?.toggleAttribute('data-settling', isSoft && outcome === null);
      draw(before);
      if (phase === 'idle') setIsIn(isZoomed(state.current));
      if (outcome === null) return;
      latest.current.onSwipe(outcome === 'closed' ? 'down' : outcome === 'next' ? 'left' : 'right');
    },
    [draw],
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
    tell({
      type: 'stageResized',
      stage: { width: box.width, height: box.height },
      picture: { width, height },
    });
  }, [measure, tell]);

  useLayoutEffect(
    function beginAnew() {
      const element = pictureRef.current;
      tell({ type: 'pictureChanged' });
      fit();
      return () => {
        // The element stays beside the new picture.
        element?.style.removeProperty('transform');
        element?.removeAttribute('data-moving');
      };
    },
    [fit, pictureKey, picture.width, picture.height, tell],
  );

  useLayoutEffect(
    function listen() {
      const stage = stageRef.current;
      if (!stage) return;
      const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
        x: clientX - centre.current.x,
        y: clientY - centre.current.y,
      });
      const gone = new AbortController();
      const on = { signal: gone.signal };
      const onDown = (event: PointerEvent) => {
        if (event.button !== 0) return;
        measure();
        // A finger belongs to where it came down; a mouse has to be told.
        if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
        tell({ type: 'pointerPressed', id: event.pointerId, point: pointOf(event), at: event.timeStamp });
      };
      // Movements of fingers that are down are the stage's alone: else React would walk its tree for each of them.
      const isHeld = (event: Event) => {
        if (state.current.contacts.length === 0) return false;
        event.stopPropagation();
        return true;
      };
      const onMove = (event: PointerEvent) => {
        if (isHeld(event)) tell({ type: 'pointerMoved', id: event.pointerId, point: pointOf(event) });
      };
      const onUp = (event: PointerEvent) =>
        tell(
          { type: 'pointerReleased', id: event.pointerId, point: pointOf(event), at: event.timeStamp },
          { isSoft: true },
        );
      const onCancel = (event: PointerEvent) =>
        tell({ type: 'pointerCancelled', id: event.pointerId }, { isSoft: true });
      const onWheel = (event: WheelEvent) => {
        // The page behind stays where it is.
        event.preventDefault();
        if (event.ctrlKey)
          tell({ type: 'zoomStepped', factor: 2 ** (-event.deltaY / wheelPx), focus: pointOf(event) });
        else if (isZoomed(state.current)) tell({ type: 'panStepped', x: -event.deltaX, y: -event.deltaY });
      };
      stage.addEventListener('pointerdown', onDown, on);
      window.addEventListener('pointermove', onMove, { ...on, capture: true });
      window.addEventListener('touchmove', isHeld, { ...on, capture: true, passive: true });
      stage.addEventListener('pointerup', onUp, on);
      stage.addEventListener('pointercancel', onCancel, on);
      stage.addEventListener('wheel', onWheel, { ...on, passive: false });
      const observer = new ResizeObserver(fit);
      observer.observe(stage);
      return () => {
        gone.abort();
        observer.disconnect();
        clearTimeout(quiet.current);
      };
    },
    [fit, measure, tell],
  );

  const step = (factor: number) => {
    const { width, height } = state.current.layout.picture;
    const isLong = height > tallFactor * width;
    const focus = isLong && !isZoomed(state.current) ? { x: 0, y: -height / 2 } : undefined;
    tell({ type: 'zoomStepped', factor, focus }, { isSoft: true });
  };

  return {
    stageRef,
    pictureRef,
    levelRef,
    /** The level at rest, for a status. */
    level,
    /** Whether the picture is zoomed now that no finger is down. */
    isZoomed: isIn,
    zoomIn: () => step(stepFactor),
    zoomOut: () => step(1 / stepFactor),
    reset: () => tell({ type: 'zoomReset' }, { isSoft: true }),
    /** Looks further to a side: 1 is right and down. */
    look: ({ x, y }: Point) => {
      const { stage } = state.current.layout;
      tell(
        { type: 'panStepped', x: -x * stage.width * panShare, y: -y * stage.height * panShare },
        { isSoft: true },
      );
    },
  };
}
