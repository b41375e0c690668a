import { type RefObject, useLayoutEffect } from 'react';
import { useAnchored } from '../../hooks/useAnchored.ts';
import { setVars } from '../../styles/inlineVars.ts';
import * as styles from './IconButton.css.ts';

export interface TooltipPositionProps {
  /** The tooltip; its parent is the button. */
  tooltipRef: RefObject<HTMLElement | null>;
}

const gapPx = 6;
const margin = { top: 6, right: 6, bottom: 6, left: 6 };

/** Keeps the tooltip beside its button and inside the window. Loaded with the first hover or focus. */
export function TooltipPosition({ tooltipRef }: TooltipPositionProps) {
  const follow = useAnchored({
    getAnchor: () => tooltipRef.current?.parentElement ?? null,
    getSurface: () => tooltipRef.current,
    position: 'fixed',
    getPlacement: () => 'top',
    gapPx,
    getMargin: () => margin,
    onPosition: ({ x, y }) => {
      const tooltip = tooltipRef.current;
      if (!tooltip) return;
      setVars(tooltip, { [styles.tooltipX]: `${x}px`, [styles.tooltipY]: `${y}px` });
      tooltip.toggleAttribute('data-placed', true);
    },
  });
  useLayoutEffect(
    function followButton() {
      return follow();
    },
    [follow],
  );
  return null;
}
