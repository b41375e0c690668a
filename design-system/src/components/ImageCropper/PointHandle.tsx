import type { ReactNode, RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import type { Point } from '../../geometry/index.ts';
import { toPercent } from './cropGeometry.ts';
import type { ImageCropperLabels } from './imageCropperLabels.ts';
import { RangeInput } from './RangeInput.tsx';
import { useMovement } from './useMovement.ts';

interface PointHandleProps<Value extends Point> {
  part: string;
  className: string;
  label: string;
  describedBy?: string;
  stage: RefObject<HTMLElement | null>;
  value: Value;
  move: (value: Value, by: Point) => Value;
  onMove: (value: Value) => void;
  onChange: (value: Value) => void;
  /** Receives the focus when the handle is pressed. */
  input: RefObject<HTMLInputElement | null>;
  labels: ImageCropperLabels;
  children?: ReactNode;
}

/** Handle that moves on both axes: two sliders in one tab stop, as in React Aria's `ColorArea`. */
export function PointHandle<Value extends Point>(props: PointHandleProps<Value>) {
  const { label, value, move, onChange, input, labels } = props;
  const moveProps = useMovement(props);
  const slider = {
    valueText: labels.position({ x: toPercent(value.x), y: toPercent(value.y) }),
    roleDescription: labels.twoDimensional,
    ...(props.describedBy === undefined ? {} : { describedBy: props.describedBy }),
  };
  return (
    <div
      className={props.className}
      data-part={props.part}
      {...mergeProps(moveProps, { onPointerDown: () => input.current?.focus() })}
    >
      <RangeInput
        {...slider}
        label={labels.across(label)}
        onChange={(x) => onChange(move(value, { x: x - value.x, y: 0 }))}
        ref={input}
        value={value.x}
      />
      <RangeInput
        {...slider}
        isTabStop={false}
        isVertical
        label={labels.down(label)}
        onChange={(y) => onChange(move(value, { x: 0, y: y - value.y }))}
        value={value.y}
      />
      {props.children}
    </div>
  );
}
