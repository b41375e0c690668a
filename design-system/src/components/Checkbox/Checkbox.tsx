import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { ChoiceFrame, type FieldProps, labelId, useField } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  /** May contain a link. */
  label: ReactNode;
  /** Submitted value when checked. @default 'on' */
  value?: string;
  /** Controlled state; omit for uncontrolled. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  /** Mixed state: some but not all of the options it summarises are selected. @default false */
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Native checkbox; works without JavaScript. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, onChange, ref } = props;
  const { ids, controlProps } = useField({ ...props, label: '' });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    function setIndeterminate() {
      // `indeterminate` exists as a DOM property only.
      if (input.current) input.current.indeterminate = isIndeterminate;
    },
    [isIndeterminate, isSelected],
  );
  const attachRefs = useCallback(
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
        ref={attachRefs}
        type="checkbox"
        value={props.value}
      />
    </ChoiceFrame>
  );
}
