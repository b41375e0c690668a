import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of the frame once a pointer or the focus is near, for loading the larger source; null before. */
export function useArmedWidth(frame: RefObject<HTMLElement | null>, isAvailable: boolean): number | null {
  const [armedWidth, setArmedWidth] = useState<number | null>(null);
  useLayoutEffect(
    function armOnIntent() {
      const element = frame.current;
      if (!element || !isAvailable) return;
      const arm = () => setArmedWidth(element.getBoundingClientRect().width);
      const surroundings = element.parentElement ?? element;
      if (surroundings.matches(':hover') || element.matches(':focus')) arm();
      surroundings.addEventListener('pointerenter', arm);
      element.addEventListener('focus', arm);
      const observer = new ResizeObserver(() =>
        setArmedWidth((width) => (width === null ? null : element.getBoundingClientRect().width)),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        surroundings.removeEventListener('pointerenter', arm);
        element.removeEventListener('focus', arm);
      };
    },
    [frame, isAvailable],
  );
  return armedWidth;
}
