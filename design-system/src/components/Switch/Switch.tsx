import type { Ref } from 'react';
import { ChoiceFrame, type FieldProps, labelIdOf, useField } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<
  FieldProps,
  'isLabelHidden' | 'isOptional' | 'isRequired' | 'error' | 'labels'
> {
  /** What the form sends when it is on. @default 'on' */
  value?: string;
  /** Given together with `onChange` the app holds the state; else the switch does. */
  isOn?: boolean;
  /** @default false */
  isOnAtFirst?: boolean;
  onChange?: (isOn: boolean) => void;
  /** The label first, the switch at the end of the row. @default false */
  isReversed?: boolean;
  /** A border round the row. @default false */
  isBoxed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off. A plain check box with the role of a switch. */
export function Switch(props: SwitchProps) {
  const { isOn, isOnAtFirst, onChange } = props;
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
        aria-labelledby={labelIdOf(ids)}
        checked={isOn}
        className={styles.track}
        defaultChecked={isOn === undefined ? isOnAtFirst : undefined}
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
