import { stickyTopProperty } from './MagnifierLens.css.ts';
import { type RefObject, useRef } from 'react';
import type { Point, Rect, Size } from '../../geometry/index.ts';
import { useAnchored } from '../../hooks/useAnchored.ts';
import { setVars } from '../../styles/inlineVars.ts';
import * as styles from './MagnifierLens.css.ts';
import {
  extraGap,
  insideCorner,
  panelGap,
  panelMarginPx,
  type PanelPlacement,
  sizeBeside,
  sizeInside,
} from './panelGeometry.ts';

interface LensPanelOptions {
  frame: RefObject<HTMLElement | null>;
  /** Carries the custom properties. */
  rootRef: RefObject<HTMLElement | null>;
  panelRef: RefObject<HTMLElement | null>;
  panelSize: number;
  panelPlacement: PanelPlacement;
  /** Called when the panel is positioned, and on every change of its position. */
  onPosition: () => void;
}

export interface LensPanel {
  /** Positions the panel until the returned function is called. */
  follow: () => () => void;
  /** Returns where the panel is drawn, from the top left of the frame. */
  rectIn: (frame: Size, pointer: Point) => Rect;
}

/**
 * Places the panel beside the picture, smaller where there is less room, else inside the picture (D-36). Its top is that of
 * the picture, or of the window below the sticky header.
 */
export function useLensPanel({
  frame,
  rootRef,
  panelRef,
  panelSize,
  panelPlacement,
  onPosition,
}: LensPanelOptions): LensPanel {
  /** Position beside the picture; null inside it. */
  const beside = useRef<Rect | null>(null);
  const styleOf = () => {
    const element = frame.current;
    return element?.ownerDocument.defaultView?.getComputedStyle(element);
  };
  const setSize = (size: number) => {
    if (rootRef.current) setVars(rootRef.current, { [styles.panelSize]: `${size}px` });
  };

  const placeInside = () => {
    beside.current = null;
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    setSize(sizeInside(panelSize, { width, height }));
    onPosition();
  };

  const followBeside = useAnchored({
    getAnchor: () => frame.current,
    getSurface: () => panelRef.current,
    position: 'absolute',
    getPlacement: () =>
      (panelPlacement === 'start') === (styleOf()?.direction === 'rtl') ? 'right-start' : 'left-start',
    gapPx: panelGap.minPx,
    getMargin: () => ({
      top: panelMarginPx + (Number.parseFloat(styleOf()?.getPropertyValue(stickyTopProperty) ?? '') || 0),
      right: panelMarginPx,
      bottom: panelMarginPx,
      left: panelMarginPx,
    }),
    isBoundToAnchor: true,
    onMeasure: (availableWidth) => {
      const size = sizeBeside(panelSize, availableWidth);
      if (size !== null) setSize(size);
    },
    onPosition: ({ x, y, placement, availableWidth }) => {
      const size = sizeBeside(panelSize, availableWidth);
      const extra = extraGap(panelSize, availableWidth) * (placement === 'left-start' ? -1 : 1);
      if (size === null) return placeInside();
      beside.current = { x: x + extra, y, width: size, height: size };
      onPosition();
    },
  });

  return {
    follow: () => {
      // Measured at its full size, so that the other side is tried before it shrinks.
      setSize(panelSize > 0 ? panelSize : 0);
      if (panelPlacement !== 'inside') return followBeside();
      placeInside();
      return () => undefined;
    },
    rectIn: (frameSize, pointer) => {
      if (beside.current) return beside.current;
      const size = sizeInside(panelSize, frameSize);
      return { ...insideCorner({ frame: frameSize, size, pointer }), width: size, height: size };
    },
  };
}
