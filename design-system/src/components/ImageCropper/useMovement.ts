import { type RefObject, useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import type { Point } from '../../geometry/index.ts';

/** Steps of the arrow keys, in fractions of the picture. */
const keyStep = 0.01;
const largeKeyStep = 0.1;

interface MovementOptions<Value> {
  /** The picture: distances are fractions of its size. */
  stage: RefObject<HTMLElement | null>;
  value: Value;
  /** Returns the value moved by a distance. */
  move: (value: Value, by: Point) => Value;
  /** Shows a value while it moves, without rendering. */
  onMove: (value: Value) => void;
  /** Called at the end of each movement. */
  onChange: (value: Value) => void;
}

interface Movement<Value> {
  from: Value;
  to: Value;
  /** Total distance; measured from the start, so that the value follows a pointer that comes back from outside. */
  by: Point;
  /** Fraction of the picture for one px. */
  unit: Point;
}

/** Moves a value on two axes by mouse, touch, pen and arrow keys; Shift makes larger steps. */
export function useMovement<Value>({ stage, value, move, onMove, onChange }: MovementOptions<Value>) {
  const movement = useRef<Movement<Value> | null>(null);
  const { moveProps } = useMove({
    onMoveStart() {
      const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
      movement.current = {
        from: value,
        to: value,
        by: { x: 0, y: 0 },
        unit: { x: 1 / width, y: 1 / height },
      };
    },
    onMove({ pointerType, deltaX, deltaY, shiftKey }) {
      if (!movement.current) return;
      const { from, by, unit } = movement.current;
      const step = shiftKey ? largeKeyStep : keyStep;
      const scale = pointerType === 'keyboard' ? { x: step, y: step } : unit;
      const total = { x: by.x + deltaX * scale.x, y: by.y + deltaY * scale.y };
      const to = move(from, total);
      movement.current = { from, to, by: total, unit };
      onMove(to);
    },
    onMoveEnd() {
      if (movement.current) onChange(movement.current.to);
      movement.current = null;
    },
  });
  return moveProps;
}
