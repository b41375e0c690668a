import type { Ref } from 'react';
import { ChoiceFrame, type FieldProps, labelId, useField } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<
  FieldProps,
  'isLabelHidden' | 'isOptional' | 'isRequired' | 'error' | 'labels'
> {
  /** What the form sends when it is on. @default 'on' */
  value?: string;
  /** Given together with `onChange` the app holds the state; else the switch does. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** The label first, the switch at the end of the row. @default false */
  isReversed?: boolean;
  /** A border round the row. @default false */
  isBoxed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off. A plain check box with the role of a switch. */
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native check box tells its state itself
        role="switch"
        type="checkbox"
        value={props.value}
      />
    </ChoiceFrame>
  );
}
