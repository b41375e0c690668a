import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { ChoiceFrame, type FieldProps, labelId, useField } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  /** What is agreed to; may hold a link. */
  label: ReactNode;
  /** What the form sends when it is checked. @default 'on' */
  value?: string;
  /** Given together with `onChange` the app holds the state; else the box does. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  /** Some of the things it stands for are chosen and some are not. @default false */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, sent with the form. A plain check box, which works without script. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, onChange, ref } = props;
  const { ids, controlProps } = useField({ ...props, label: '' });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    function showMixed() {
      // The platform knows this state as a property only.
      if (input.current) input.current.indeterminate = isIndeterminate;
    },
    [isIndeterminate, isSelected],
  );
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );

  return (
    <ChoiceFrame
      component="Checkbox"
      error={props.error}
      hint={props.hint}
      ids={ids}
      isRequired={props.isRequired}
      label={props.label}
      labels={props.labels}
    >
      <input
        {...controlProps}
        aria-labelledby={labelId(ids)}
        checked={isSelected}
        className={styles.box}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        onChange={(event) => onChange?.(event.target.checked)}
        ref={attach}
        type="checkbox"
        value={props.value}
      />
    </ChoiceFrame>
  );
}
