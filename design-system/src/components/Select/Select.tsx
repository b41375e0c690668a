import { type KeyboardEvent, memo, type MouseEvent, type Ref, useDeferredValue, useState } from 'react';
import {
  fieldBox,
  fieldControl,
  FieldFrame,
  fieldLabels,
  type FieldProps,
  useField,
} from '../Field/index.ts';
import { IconChevronDown } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
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
  /** Shows the value, which is still submitted, but cannot be changed. @default false */
  isReadOnly?: boolean;
  /** Whether more options are loading. @default false */
  isLoading?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Options beyond this number render after the first paint, before the list can be opened. */
const maxImmediateOptions = 200;

/** Native select: the system's own picker and type-ahead; works without JavaScript. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, value, defaultValue, onChange, onBlur } = props;
  const { isReadOnly = false, isLoading = false } = props;
  const { ids, controlProps } = useField(props);
  const initialValue = defaultValue ?? (placeholder === undefined ? undefined : '');
  const [uncontrolledValue, setUncontrolledValue] = useState<string | undefined>(initialValue);
  const knownValue = value ?? uncontrolledValue;
  const selectedValue = knownValue ?? '';
  const renderedOptions = useDeferredValue(
    options,
    options.length > maxImmediateOptions ? optionsWith(selectedValue, options) : options,
  );
  const readValue = (select: HTMLSelectElement): Value | '' => {
    const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
    return all.find((option) => option.value === select.value)?.value ?? '';
  };
  const loadingLabel = props.labels?.loading ?? fieldLabels.loading;
  const emptyLabel = isLoading && options.length === 0 ? loadingLabel : placeholder;

  return (
    <FieldFrame component="Select" field={props} ids={ids}>
      <div className={fieldBox}>
        <select
          {...controlProps}
          aria-busy={isLoading || undefined}
          aria-readonly={isReadOnly || undefined}
          autoComplete={props.autoComplete}
          className={`${fieldControl} ${styles.select} ${isReadOnly ? styles.readOnly : ''}`}
          // Without value and placeholder the browser selects the first option.
          data-empty={knownValue === '' || undefined}
          defaultValue={value === undefined ? initialValue : undefined}
          onBlur={(event) => onBlur?.(readValue(event.target))}
          onChange={(event) => {
            setUncontrolledValue(event.target.value);
            onChange?.(readValue(event.target));
          }}
          ref={props.ref}
          value={value}
          {...(isReadOnly && keptClosed)}
        >
          {emptyLabel !== undefined && !(isReadOnly && selectedValue !== '') && (
            <option className={styles.option} value="">
              {emptyLabel}
            </option>
          )}
          <Options options={isReadOnly ? optionsWith(selectedValue, options) : renderedOptions} />
        </select>
        {!isReadOnly && (
          <span className={styles.chevron}>{isLoading ? <Spinner /> : <IconChevronDown size={18} />}</span>
        )}
      </div>
    </FieldFrame>
  );
}

/** Returns only the option of a value, without its group. */
function optionsWith<Value extends string>(value: string, options: SelectProps<Value>['options']) {
  return options
    .flatMap((option): readonly SelectOption<Value>[] => ('options' in option ? option.options : [option]))
    .filter((option) => option.value === value);
}

const pickerKeys: ReadonlySet<string> = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown', 'F4']);

/** A read-only list has a single option; its picker would only be in the way. */
const keptClosed = {
  onMouseDown: (event: MouseEvent<HTMLSelectElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (pickerKeys.has(event.key)) event.preventDefault();
  },
};

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
