import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { TooltipPositionProps } from './TooltipPosition.tsx';

/**
 * Shows and hides in CSS; this positions the tooltip, and lets Escape dismiss it until pointer and focus have left
 * (WCAG 1.4.13).
 */
export function useTooltip() {
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const [isActive, setIsActive] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [Position, setPosition] = useState<ComponentType<TooltipPositionProps> | null>(null);

  useEffect(
    function dismissOnEscape() {
      if (!isActive) return;
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape') setIsDismissed(true);
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [isActive],
  );

  const activate = () => {
    setIsActive(true);
    import('./TooltipPosition.tsx').then(
      ({ TooltipPosition }) => setPosition(() => TooltipPosition),
      // If it fails to load, only the tooltip is missing; the button has its accessible name.
      () => undefined,
    );
  };
  const deactivate = () => {
    setIsActive(false);
    setIsDismissed(false);
  };
  return {
    tooltipRef,
    isDismissed,
    /** Positions the tooltip while it is rendered; null before it is needed and loaded. */
    Position: isActive && !isDismissed ? Position : null,
    triggerProps: {
      onPointerEnter: activate,
      onPointerLeave: deactivate,
      onFocus: activate,
      onBlur: deactivate,
    },
  };
}
