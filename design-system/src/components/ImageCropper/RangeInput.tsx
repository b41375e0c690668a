import type { Ref } from 'react';
import { toPercent } from './cropGeometry.ts';
import * as styles from './ImageCropper.css.ts';

interface RangeInputProps {
  label: string;
  /** In fractions of the picture. */
  value: number;
  valueText: string;
  isVertical?: boolean;
  roleDescription?: string;
  /** @default true */
  isTabStop?: boolean;
  describedBy?: string;
  onChange: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Invisible native slider of a handle: focus, Home, End, Page Up, Page Down and the gestures of screen readers come from
 * it, the arrow keys from the handle.
 */
export function RangeInput({ label, value, valueText, isVertical = false, ...props }: RangeInputProps) {
  return (
    <input
      aria-describedby={props.describedBy}
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-roledescription={props.roleDescription}
      aria-valuetext={valueText}
      className={styles.range}
      max={100}
      min={0}
      onChange={({ currentTarget }) => props.onChange(currentTarget.valueAsNumber / 100)}
      ref={props.ref}
      step={1}
      tabIndex={props.isTabStop === false ? -1 : undefined}
      type="range"
      value={toPercent(value)}
    />
  );
}
