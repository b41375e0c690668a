import { memo, type Ref, useDeferredValue, useState } from 'react';
import { FieldFrame, type FieldProps, fieldBox, fieldControl, useField } from '../Field/index.ts';
import { IconChevronDown } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectGroup<Value extends string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string> extends FieldProps {
  /** Options in order, optionally in groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Option with an empty value, shown initially: 'Choose a type'. */
  placeholder?: string;
  /** Controlled value; omit for uncontrolled. */
  value?: Value | '';
  defaultValue?: Value | '';
  onChange?: (value: Value | '') => void;
  /** Called on blur, for validation. */
  onBlur?: (value: Value | '') => void;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** Options beyond this number render after the first paint, before the list can be opened. */
const maxImmediateOptions = 200;

/** Native select: the system's own picker and type-ahead; works without JavaScript. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, value, defaultValue, onChange, onBlur } = props;
  const { ids, controlProps } = useField(props);
  const initialValue = defaultValue ?? (placeholder === undefined ? undefined : '');
  const [uncontrolledValue, setUncontrolledValue] = useState<string | undefined>(initialValue);
  const selectedValue = value ?? initialValue;
  const renderedOptions = useDeferredValue(
    options,
    options.length > maxImmediateOptions
      ? options.filter((option) => !('options' in option) && option.value === selectedValue)
      : options,
  );
  const readValue = (select: HTMLSelectElement): Value | '' => {
    const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
    return all.find((option) => option.value === select.value)?.value ?? '';
  };

  return (
    <FieldFrame component="Select" field={props} ids={ids}>
      <div className={fieldBox}>
        <select
          {...controlProps}
          autoComplete={props.autoComplete}
          className={`${fieldControl} ${styles.select}`}
          data-empty={(value ?? uncontrolledValue) === '' || undefined}
          defaultValue={value === undefined ? initialValue : undefined}
          onBlur={(event) => onBlur?.(readValue(event.target))}
          onChange={(event) => {
            setUncontrolledValue(event.target.value);
            onChange?.(readValue(event.target));
          }}
          ref={props.ref}
          value={value}
        >
          {placeholder !== undefined && (
            <option className={styles.option} value="">
              {placeholder}
            </option>
          )}
          <Options options={renderedOptions} />
        </select>
        <span className={styles.chevron}>
          <IconChevronDown size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}

/** Memoised: thousands of options render only when they change. */
const Options = memo(function Options({ options }: Pick<SelectProps<string>, 'options'>) {
  return options.map((option) =>
    'options' in option ? (
      <optgroup className={styles.group} key={option.label} label={option.label}>
        {option.options.map(renderOption)}
      </optgroup>
    ) : (
      renderOption(option)
    ),
  );
});

function renderOption({ value, label, isDisabled }: SelectOption<string>) {
  return (
    <option className={styles.option} disabled={isDisabled} key={value} value={value}>
      {label}
    </option>
  );
}
