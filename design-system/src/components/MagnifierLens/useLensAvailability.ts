import { type RefObject, useEffect, useState } from 'react';

/** Whether the window has a hovering pointer and is at least `breakpoint` px wide (S-174). */
export function useLensAvailability(frame: RefObject<HTMLElement | null>, breakpoint: number): boolean {
  const [isAvailable, setIsAvailable] = useState(false);
  useEffect(
    function followMedia() {
      const ownerWindow = frame.current?.ownerDocument.defaultView;
      if (!ownerWindow) return;
      const query = ownerWindow.matchMedia(`(hover: hover) and (min-width: ${breakpoint}px)`);
      const update = () => setIsAvailable(query.matches);
      update();
      query.addEventListener('change', update);
      return () => query.removeEventListener('change', update);
    },
    [breakpoint, frame],
  );
  return isAvailable;
}
