import { type MouseEvent, type RefObject, useRef } from 'react';
import { distance } from '../../geometry/index.ts';
import { type FocalPoint, movePoint } from './cropGeometry.ts';

/** Longest way of a pointer between press and release that is no drag. */
const pressDistancePx = 3;

/** Calls `onPress` with the pressed point, unless the press has moved something. */
export function usePressedPoint({
  stage,
  pointInput,
  onPress,
}: {
  stage: RefObject<HTMLElement | null>;
  pointInput: RefObject<HTMLElement | null>;
  onPress: (point: FocalPoint) => void;
}) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onPointerDownCapture({ clientX, clientY }: { clientX: number; clientY: number }) {
      start.current = { x: clientX, y: clientY };
    },
    onClick({ target, clientX, clientY }: MouseEvent) {
      const hasMoved = distance(start.current, { x: clientX, y: clientY }) > pressDistancePx;
      const isHandle =
        target instanceof Element && target.closest('[data-part="point"], [data-part="handle"]') !== null;
      if (hasMoved || isHandle || !stage.current) return;
      const { left, top, width, height } = stage.current.getBoundingClientRect();
      onPress(movePoint({ x: (clientX - left) / width, y: (clientY - top) / height }, { x: 0, y: 0 }));
      pointInput.current?.focus();
    },
  };
}
