import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { setVars } from '../../styles/inlineVars.ts';
import { vars } from '../../theme/index.ts';
import { containRect, type Size } from '../../geometry/index.ts';
import * as styles from './ZoomStage.css.ts';
import { useZoomLevel } from './useZoomLevel.ts';
import { initialZoomState, isZoomed, pulledShare } from './zoomGestureState.ts';
import { listenToZoomInput } from './zoomInput.ts';
import type { ZoomSettings } from './zoomSettings.ts';
import { reduceZoom, type ZoomEvent } from './zoomState.ts';
import { zoomSteps } from './zoomSteps.ts';

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

/**
 * Pinch, pan, double tap, wheel and zoom steps on one stage. The transform is written to the picture's style with each
 * pointer event, at most once per frame, without measuring. React renders only when no pointer is down: after the
 * picture has been zoomed or fitted, and after the level has settled.
 */
export function usePinchZoom({ rootRef, picture, pictureKey, settings, onSwipe }: PinchZoomOptions) {
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const state = useRef(initialZoomState);
  const latest = useRef({ settings, onSwipe, picture });
  const [isZoomedAtRest, setZoomedAtRest] = useState(false);
  const [levelRef, level, showScale] = useZoomLevel();

  useLayoutEffect(function updateLatest() {
    latest.current = { settings, onSwipe, picture };
  });

  const dispatch = useCallback(
    (event: ZoomEvent, { isSoft = false }: { isSoft?: boolean } = {}) => {
      const before = state.current;
      const after = reduceZoom(before, event, latest.current.settings);
      state.current = after;
      const { transform, phase, outcome } = after;
      const element = pictureRef.current;
      if (element) {
        // Not a custom property: descendants would inherit it, and registering it would recompute all styles.
        // A picture that is swiped away stays where the finger left it.
        if (transform !== before.transform && outcome !== 'closed')
          element.style.transform = `translate3d(${transform.x}px, ${transform.y}px, 0) scale(${transform.scale})`;
        element.toggleAttribute('data-settling', isSoft && outcome === null);
        element.toggleAttribute('data-moving', phase !== 'idle');
        rootRef.current?.toggleAttribute('data-zoomed', isZoomed(after));
        if (outcome !== 'closed') fadeGround(rootRef.current, pulledShare(after));
        showScale(transform.scale);
      }
      if (phase === 'idle') setZoomedAtRest(isZoomed(after));
      if (outcome !== null)
        latest.current.onSwipe(outcome === 'closed' ? 'down' : outcome === 'next' ? 'left' : 'right');
    },
    [rootRef, showScale],
  );

  const fit = useCallback(() => {
    const box = stageRef.current?.getBoundingClientRect();
    const element = pictureRef.current;
    if (!box || !element) return;
    const { width, height } = containRect({ stage: box, picture: latest.current.picture });
    setVars(element, { [styles.fitWidth]: `${width}px`, [styles.fitHeight]: `${height}px` });
    dispatch({
      type: 'stageResized',
      stage: { width: box.width, height: box.height },
      picture: { width, height },
    });
  }, [dispatch]);

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
      const listeners = new AbortController();
      listenToZoomInput(stage, { state, dispatch, signal: listeners.signal });
      const observer = new ResizeObserver(fit);
      observer.observe(stage);
      return () => {
        listeners.abort();
        observer.disconnect();
      };
    },
    [fit, dispatch],
  );

  return {
    stageRef,
    pictureRef,
    levelRef,
    /** The settled level, for announcements. */
    level,
    /** Whether the picture was zoomed when the last gesture ended. */
    isZoomed: isZoomedAtRest,
    ...zoomSteps(state, dispatch),
  };
}

/** Lets the page show through the backdrop; not by a custom property, which all descendants would inherit. */
function fadeGround(root: HTMLElement | null, pulled: number) {
  if (!root || (pulled === 0 && !root.hasAttribute('data-pulled'))) return;
  root.toggleAttribute('data-pulled', pulled > 0);
  root.style.backgroundColor =
    pulled > 0 ? `color-mix(in srgb, ${vars.surface.inverse} ${100 - 80 * pulled}%, transparent)` : '';
}
