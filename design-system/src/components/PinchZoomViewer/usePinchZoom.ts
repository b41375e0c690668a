import { setElementVars } from '@vanilla-extract/dynamic';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { containRect, type Point, type Size } from '../../geometry/index.ts';
import * as styles from './ZoomStage.css.ts';
import { initialZoomState, isZoomed, reduceZoom, type ZoomEvent, type ZoomSettings } from './zoomState.ts';

export interface PinchZoomOptions {
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
/** Part of the stage that an arrow key moves a zoomed picture by. */
const panShare = 0.15;
/** The level is told after it has been still for so long. */
const quietMs = 400;
/** A picture this much longer than wide is zoomed from its top, where it begins. */
const longFactor = 2.5;

const levelText = (scale: number) => `${Math.round(scale * 10) / 10}×`;

/**
 * Pinch, pan, double tap, wheel and steps on one stage. The transform goes out as custom properties, at most once a
 * frame; React draws when the picture becomes zoomed or fitted, and when the level has come to rest.
 */
export function usePinchZoom({ picture, pictureKey, settings, onSwipe }: PinchZoomOptions) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const levelRef = useRef<HTMLSpanElement>(null);
  const state = useRef(initialZoomState);
  const frame = useRef(0);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ settings, onSwipe, picture });
  const [isIn, setIsIn] = useState(false);
  const [level, setLevel] = useState(levelText(1));

  useLayoutEffect(function rememberOptions() {
    latest.current = { settings, onSwipe, picture };
  });

  const draw = useCallback(() => {
    frame.current = 0;
    const element = pictureRef.current;
    const { transform, phase } = state.current;
    if (!element) return;
    setElementVars(element, {
      [styles.moveX]: `${transform.x}px`,
      [styles.moveY]: `${transform.y}px`,
      [styles.scale]: `${transform.scale}`,
    });
    element.toggleAttribute('data-moving', phase !== 'idle');
    const text = levelText(transform.scale);
    const readout = levelRef.current;
    if (readout && readout.textContent !== text) readout.textContent = text;
  }, []);

  const tell = useCallback(
    (event: ZoomEvent, { isSoft = false }: { isSoft?: boolean } = {}) => {
      const before = state.current;
      state.current = reduceZoom(before, event, latest.current.settings);
      const { outcome, transform } = state.current;
      pictureRef.current?.toggleAttribute('data-settling', isSoft && outcome === null);
      if (frame.current === 0) frame.current = requestAnimationFrame(draw);
      setIsIn(isZoomed(state.current));
      if (transform.scale !== before.transform.scale) {
        clearTimeout(quiet.current);
        quiet.current = setTimeout(() => setLevel(levelText(transform.scale)), quietMs);
      }
      if (outcome === null) return;
      latest.current.onSwipe(outcome === 'closed' ? 'down' : outcome === 'next' ? 'left' : 'right');
    },
    [draw],
  );

  const fit = useCallback(() => {
    const stage = stageRef.current;
    const element = pictureRef.current;
    if (!stage || !element) return;
    const box = { width: stage.clientWidth, height: stage.clientHeight };
    const { width, height } = containRect({ stage: box, picture: latest.current.picture });
    setElementVars(element, { [styles.fitWidth]: `${width}px`, [styles.fitHeight]: `${height}px` });
    tell({ type: 'stageResized', stage: box, picture: { width, height } });
  }, [tell]);

  useLayoutEffect(
    function beginAnew() {
      tell({ type: 'pictureChanged' });
      fit();
    },
    [fit, pictureKey, picture.width, picture.height, tell],
  );

  useLayoutEffect(
    function listen() {
      const stage = stageRef.current;
      if (!stage) return;
      const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
        const box = stage.getBoundingClientRect();
        return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
      };
      const onDown = (event: PointerEvent) => {
        if (event.button !== 0) return;
        // A finger belongs to where it came down; a mouse has to be told.
        if (event.pointerType === 'mouse') stage.setPointerCapture(event.pointerId);
        tell({ type: 'pointerPressed', id: event.pointerId, point: pointOf(event), at: event.timeStamp });
      };
      const onMove = (event: PointerEvent) => {
        if (state.current.contacts.length > 0)
          tell({ type: 'pointerMoved', id: event.pointerId, point: pointOf(event) });
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
        if (event.ctrlKey) tell({ type: 'wheelTurned', focus: pointOf(event), deltaY: event.deltaY });
        else if (isZoomed(state.current)) tell({ type: 'panStepped', x: -event.deltaX, y: -event.deltaY });
      };
      stage.addEventListener('pointerdown', onDown);
      stage.addEventListener('pointermove', onMove);
      stage.addEventListener('pointerup', onUp);
      stage.addEventListener('pointercancel', onCancel);
      stage.addEventListener('wheel', onWheel, { passive: false });
      const observer = new ResizeObserver(fit);
      observer.observe(stage);
      return () => {
        observer.disconnect();
        clearTimeout(quiet.current);
        cancelAnimationFrame(frame.current);
        frame.current = 0;
        stage.removeEventListener('pointerdown', onDown);
        stage.removeEventListener('pointermove', onMove);
        stage.removeEventListener('pointerup', onUp);
        stage.removeEventListener('pointercancel', onCancel);
        stage.removeEventListener('wheel', onWheel);
      };
    },
    [fit, tell],
  );

  const step = (factor: number) => {
    const { width, height } = state.current.surroundings.picture;
    const isLong = height > longFactor * width;
    const focus = isLong && !isZoomed(state.current) ? { x: 0, y: -height / 2 } : undefined;
    tell({ type: 'zoomStepped', factor, focus }, { isSoft: true });
  };

  return {
    stageRef,
    pictureRef,
    levelRef,
    /** The level at rest, for a status. */
    level,
    isZoomed: isIn,
    zoomIn: () => step(stepFactor),
    zoomOut: () => step(1 / stepFactor),
    reset: () => tell({ type: 'zoomReset' }, { isSoft: true }),
    /** Looks further to a side: 1 is right and down. */
    look: ({ x, y }: Point) => {
      const { stage } = state.current.surroundings;
      tell(
        { type: 'panStepped', x: -x * stage.width * panShare, y: -y * stage.height * panShare },
        { isSoft: true },
      );
    },
  };
}
