import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { quantizeSpan, type ScrollSpan } from './windowGeometry.ts';

interface GridViewportOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row, in px. */
  rowPx: number;
  /** Width of the row number column, in px. */
  edgePx: number;
}

/** The rendered part of the cells along both axes, in px, with overscan. */
export interface GridViewport {
  across: ScrollSpan;
  down: ScrollSpan;
  availablePx: number;
  textScale: number;
}

/** Overscan: scrolling renders nothing until this much has passed. */
const overscanRows = 4;
const overscanPx = 120;
/** Size assumed for a box without layout. */
const fallbackSize = { width: 960, height: 420 };

/** Follows the scroll position and size of the grid. The viewport is null until the box has been measured. */
export function useGridViewport({ scroller, rowPx, edgePx }: GridViewportOptions) {
  const [viewport, setViewport] = useState<GridViewport | null>(null);

  useLayoutEffect(
    function followScrollAndSize() {
      const element = scroller.current;
      if (!element) return;
      const textScale = rootTextScale();
      const update = () => {
        const visible = visibleSpans(element, { rowPx, edgePx });
        const next: GridViewport = {
          across: quantizeSpan(visible.across, overscanPx),
          down: quantizeSpan(visible.down, overscanRows * rowPx),
          availablePx: element.clientWidth,
          textScale,
        };
        setViewport((last) => (last && isSameViewport(last, next) ? last : next));
      };
      // Renders within the frame that scrolls or resizes, so no row is ever blank.
      const updateNow = () => flushSync(update);
      element.addEventListener('scroll', updateNow, { passive: true });
      // Reports the first layout as well; measuring here would force another one.
      const observer = new ResizeObserver(updateNow);
      observer.observe(element);
      return () => {
        element.removeEventListener('scroll', updateNow);
        observer.disconnect();
      };
    },
    [scroller, edgePx, rowPx],
  );

  return {
    viewport,
    /** The visible part without overscan, now. */
    measure: () => scroller.current && visibleSpans(scroller.current, { rowPx, edgePx }),
  };
}

function visibleSpans(
  { clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement,
  { rowPx, edgePx }: Pick<GridViewportOptions, 'rowPx' | 'edgePx'>,
): Pick<GridViewport, 'across' | 'down'> {
  return {
    // scrollLeft is negative in right-to-left text.
    across: { from: Math.abs(scrollLeft), length: (clientWidth || fallbackSize.width) - edgePx },
    // The sticky header row covers the first row of the box.
    down: { from: scrollTop + rowPx, length: (clientHeight || fallbackSize.height) - rowPx },
  };
}

const isSameSpan = (a: ScrollSpan, b: ScrollSpan) => a.from === b.from && a.length === b.length;

const isSameViewport = (a: GridViewport, b: GridViewport) =>
  a.availablePx === b.availablePx && isSameSpan(a.across, b.across) && isSameSpan(a.down, b.down);

/** Root font size relative to 16 px. */
const rootTextScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
