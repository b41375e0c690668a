import type { Ref } from 'react';
import { ChoiceFrame, type FieldProps, labelId, useField } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<
  FieldProps,
  'isLabelHidden' | 'isOptional' | 'isRequired' | 'error' | 'labels'
> {
  /** Submitted value when on. @default 'on' */
  value?: string;
  /** Controlled state; omit for uncontrolled. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Places the switch after the label, at the end of the row. @default false */
  isReversed?: boolean;
  /** Adds a border. @default false */
  isBoxed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Native checkbox with `role="switch"`. */
export function Switch(props: SwitchProps) {
  const { isSelected, defaultSelected, onChange } = props;
  const { ids, controlProps } = useField(props);
  return (
    <ChoiceFrame
      component="Switch"
      hint={props.hint}
      ids={ids}
      isBoxed={props.isBoxed}
      isReversed={props.isReversed}
      label={props.label}
    >
      <input
        {...controlProps}
        aria-labelledby={labelId(ids)}
        checked={isSelected}
        className={styles.track}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        ref={props.ref}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- native checkboxes expose their state
        role="switch"
        type="checkbox"
        value={props.value}
      />
    </ChoiceFrame>
  );
}
