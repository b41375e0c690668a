import { useRef } from 'react';
import { clamp, type Point } from '../../geometry/index.ts';
import { autoScrollStep } from './windowGeometry.ts';

interface AutoScrollOptions {
  grid: HTMLElement;
  /** The pointer, in client coordinates. */
  point: Point;
  /** Axes along which the drag scrolls. */
  scrollsX: boolean;
  scrollsY: boolean;
  /** Called after each scroll step with the pointer moved inside the cells; returns whether to go on. */
  onScroll: (point: Point) => boolean;
}

/** Scrolls the grid frame by frame while a drag stays near one of its edges. */
export function useAutoScroll() {
  const frame = useRef(0);

  const stop = () => cancelAnimationFrame(frame.current);

  const scrollNear = ({ grid, point, scrollsX, scrollsY, onScroll }: AutoScrollOptions) => {
    cancelAnimationFrame(frame.current);
    const { x, y } = scrollableArea(grid);
    const left = scrollsX ? autoScrollStep(point.x, x) : 0;
    const top = scrollsY ? autoScrollStep(point.y, y) : 0;
    if (left === 0 && top === 0) return;
    const inside = {
      x: clamp(point.x, x.from + 1, x.to - 2),
      y: scrollsY ? clamp(point.y, y.from + 1, y.to - 2) : point.y,
    };
    const step = () => {
      const { scrollLeft, scrollTop } = grid;
      grid.scrollBy(left, top);
      const isDragging = onScroll(inside);
      const hasMoved = grid.scrollLeft !== scrollLeft || grid.scrollTop !== scrollTop;
      if (isDragging && hasMoved) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  return { scrollNear, stop };
}

/** The client area of the grid without its sticky header row and row numbers. */
function scrollableArea(grid: HTMLElement) {
  const box = grid.getBoundingClientRect();
  const { offsetHeight: headerPx = 0 } = grid.querySelector<HTMLElement>('[data-row="0"]') ?? {};
  const { offsetWidth: rowNumberPx = 0 } = grid.querySelector<HTMLElement>('[role=columnheader]') ?? {};
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  return {
    x: {
      from: box.left + (isRtl ? 0 : rowNumberPx),
      to: box.left + grid.clientWidth - (isRtl ? rowNumberPx : 0),
    },
    y: { from: box.top + headerPx, to: box.top + grid.clientHeight },
  };
}
