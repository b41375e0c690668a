import { useId } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconComponent;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** Two to four, with short labels. */
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the choice without letting it change. @default false */
  isDisabled?: boolean;
}

/** One of a few, all in one line; a choice takes effect at once. Plain radio buttons underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isDisabled = false } = props;
  const name = useId();
  return (
    <div aria-label={label} className={styles.root} data-component="SegmentedControl" role="radiogroup">
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <label className={styles.option} key={own}>
          <input
            checked={own === value}
            className={styles.input}
            disabled={isDisabled}
            name={name}
            onChange={() => onChange(own)}
            type="radio"
            value={own}
          />
          {Icon && <Icon size={18} />}
          {text}
        </label>
      ))}
    </div>
  );
}
