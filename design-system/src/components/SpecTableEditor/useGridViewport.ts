import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { quantizeSpan, type ScrollSpan } from './windowGeometry.ts';

interface GridViewportOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row, in px. */
  rowPx: number;
  /** Width of the row number column, in px. */
  edgePx: number;
}

/** A part of the cells along both axes, in px. */
export interface GridSpans {
  across: ScrollSpan;
  down: ScrollSpan;
}

/** The visible part of the cells, and the rendered one, which includes overscan. */
export interface GridViewport {
  visible: GridSpans;
  rendered: GridSpans;
  availablePx: number;
  textScale: number;
}

/** Overscan: scrolling renders nothing until this much has passed. */
const overscanRows = 4;
const overscanPx = 120;
/** Size assumed for a box without layout. */
const fallbackSize = { width: 960, height: 420 };

/**
 * Follows the scroll position and size of the grid, and renders when other cells are needed. The viewport is null until the
 * box has been measured.
 */
export function useGridViewport({ scroller, rowPx, edgePx }: GridViewportOptions) {
  const latest = useRef<GridViewport | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(
    function followScrollAndSize() {
      const element = scroller.current;
      if (!element) return;
      const textScale = rootTextScale();
      const update = () => {
        const last = latest.current;
        const next: GridViewport = {
          ...withOverscan(visibleSpans(element, { rowPx, edgePx }), rowPx),
          availablePx: element.clientWidth,
          textScale,
        };
        latest.current = next;
        if (!last || !isSameRendering(last, next)) render();
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
    viewport: latest.current,
    /** Replaces the viewport by one that has been rendered ahead of scrolling to it. */
    keep(rendered: GridViewport | null) {
      latest.current = rendered;
    },
    /** The visible part without overscan, now. */
    measure: () => scroller.current && visibleSpans(scroller.current, { rowPx, edgePx }),
  };
}

/** Returns visible spans with those to render for them. */
export const withOverscan = (
  visible: GridSpans,
  rowPx: number,
): Pick<GridViewport, 'visible' | 'rendered'> => ({
  visible,
  rendered: {
    across: quantizeSpan(visible.across, overscanPx),
    down: quantizeSpan(visible.down, overscanRows * rowPx),
  },
});

function visibleSpans(
  { clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement,
  { rowPx, edgePx }: Pick<GridViewportOptions, 'rowPx' | 'edgePx'>,
): GridSpans {
  return {
    // scrollLeft is negative in right-to-left text.
    across: { from: Math.abs(scrollLeft), length: (clientWidth || fallbackSize.width) - edgePx },
    // The sticky header row covers the first row of the box.
    down: { from: scrollTop + rowPx, length: (clientHeight || fallbackSize.height) - rowPx },
  };
}

const isSameSpan = (a: ScrollSpan, b: ScrollSpan) => a.from === b.from && a.length === b.length;

const isSameRendering = (a: GridViewport, b: GridViewport) =>
  a.availablePx === b.availablePx &&
  isSameSpan(a.rendered.across, b.rendered.across) &&
  isSameSpan(a.rendered.down, b.rendered.down);

/** Root font size relative to 16 px. */
const rootTextScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
