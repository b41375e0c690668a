import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay after the last change before the level is announced. */
const announceDelayMs = 400;

const formatLevel = (scale: number) => `${Math.round(scale * 10) / 10}×`;

/** Shows the zoom level in an element while it changes, without rendering, and returns it once it has settled. */
export function useZoomLevel() {
  const levelRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [level, setLevel] = useState(formatLevel(1));
  const showScale = useCallback((scale: number) => {
    const element = levelRef.current;
    const text = formatLevel(scale);
    if (!element || element.textContent === text) return;
    element.textContent = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(setLevel, announceDelayMs, text);
  }, []);
  useEffect(function clearTimerOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);
  return [levelRef, level, showScale] as const;
}
