import { useEffect, useState } from 'react';

/** The tooltip itself is a matter of style; this lets Escape put it away until pointer and focus have left (WCAG 1.4.13). */
export function useTooltip() {
  const [isOver, setIsOver] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(
    function dismissOnEscape() {
      if (!isOver) return;
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape') setIsDismissed(true);
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [isOver],
  );

  const come = () => setIsOver(true);
  const leave = () => {
    setIsOver(false);
    setIsDismissed(false);
  };
  return {
    isDismissed,
    triggerProps: { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave },
  };
}
