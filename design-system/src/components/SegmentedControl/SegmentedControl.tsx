import { useId } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Two to four options with short labels. */
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the value without letting it change. @default false */
  isDisabled?: boolean;
}

/** Single choice among a few options in one row; takes effect immediately. Native radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isDisabled = false } = props;
  const name = useId();
  return (
    <div aria-label={label} className={styles.root} data-component="SegmentedControl" role="radiogroup">
      {options.map(({ value: optionValue, label: text, icon: Icon }) => (
        <label className={styles.option} key={optionValue}>
          <input
            checked={optionValue === value}
            className={styles.input}
            disabled={isDisabled}
            name={name}
            onChange={() => onChange(optionValue)}
            type="radio"
            value={optionValue}
          />
          {Icon && <Icon size={18} />}
          {text}
        </label>
      ))}
    </div>
  );
}
