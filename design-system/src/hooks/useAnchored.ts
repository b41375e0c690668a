import { autoUpdate, computePosition, flip, limitShift, offset, shift, size } from '@floating-ui/react';
import { useCallback, useLayoutEffect, useRef } from 'react';

export type AnchoredPlacement = 'top' | 'bottom' | 'left-start' | 'right-start';

export interface AnchoredPosition {
  /** Top left of the surface, in the coordinates of its `position`. */
  x: number;
  y: number;
  /** Chosen side. */
  placement: AnchoredPlacement;
  /** Width of the free space on that side, in px. */
  availableWidth: number;
}

interface AnchoredOptions {
  getAnchor: () => HTMLElement | null;
  /** The surface; it must be rendered, since its size decides where it fits. */
  getSurface: () => HTMLElement | null;
  /** CSS `position` of the surface. */
  position: 'absolute' | 'fixed';
  /** Side to try first. */
  getPlacement: () => AnchoredPlacement;
  /** Distance to the anchor in px. */
  gapPx: number;
  /** Least distance to the edges of the window in px. */
  getMargin: () => { top: number; right: number; bottom: number; left: number };
  /** Shifts the surface no further than the edges of its anchor. @default false */
  isBoundToAnchor?: boolean;
  /** Called with the free width before the final position; may make the surface smaller. */
  onMeasure?: (availableWidth: number) => void;
  onPosition: (position: AnchoredPosition) => void;
}

/**
 * Returns a function that keeps a surface beside its anchor, with Floating UI, until the returned function is called. For
 * surfaces that take no focus; those that do are React Aria overlays.
 */
export function useAnchored(options: AnchoredOptions): () => () => void {
  const latest = useRef(options);
  useLayoutEffect(function updateLatestOptions() {
    latest.current = options;
  });
  return useCallback(() => {
    const anchor = latest.current.getAnchor();
    const surface = latest.current.getSurface();
    if (!anchor || !surface) return () => undefined;
    let isStopped = false;
    const update = async () => {
      const position = await positionOf(anchor, surface, latest.current);
      if (!isStopped) latest.current.onPosition(position);
    };
    const stopUpdates = autoUpdate(anchor, surface, () => void update());
    return () => {
      isStopped = true;
      stopUpdates();
    };
  }, []);
}

async function positionOf(
  anchor: HTMLElement,
  surface: HTMLElement,
  { position, getPlacement, gapPx, getMargin, isBoundToAnchor = false, onMeasure }: AnchoredOptions,
): Promise<AnchoredPosition> {
  // The window is the only boundary: these surfaces may leave boxes that scroll.
  const overflow = { boundary: [], padding: getMargin() };
  let availableWidth = 0;
  const { x, y, placement } = await computePosition(anchor, surface, {
    strategy: position,
    placement: getPlacement(),
    middleware: [
      offset(gapPx),
      flip({ ...overflow, crossAxis: false }),
      size({
        ...overflow,
        apply: (available) => {
          ({ availableWidth } = available);
          onMeasure?.(availableWidth);
        },
      }),
      shift({
        ...overflow,
        limiter: isBoundToAnchor
          ? limitShift({ offset: ({ rects }) => Math.min(rects.floating.height, rects.reference.height) })
          : undefined,
      }),
    ],
  });
  return { x, y, placement: placement as AnchoredPlacement, availableWidth };
}
