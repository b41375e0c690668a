import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';

const loadPosition = () => import('./TooltipPosition.tsx').then(({ TooltipPosition }) => TooltipPosition);

/**
 * Shows and hides in CSS; this positions the tooltip, and lets Escape dismiss it until pointer and focus have left
 * (WCAG 1.4.13).
 */
export function useTooltip() {
  const tooltipRef = useRef<HTMLSpanElement>(null);
  const [isActive, setIsActive] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [Position, loadTooltipPosition] = useLazyComponent(loadPosition);

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
    loadTooltipPosition();
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
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') activate();
      },
      onPointerLeave: deactivate,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) activate();
      },
      onBlur: deactivate,
    },
  };
}
