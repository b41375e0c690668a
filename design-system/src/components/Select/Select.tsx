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
  /** In the order they are shown; some may stand under a heading. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Shown before anything is chosen, with an empty value: 'Choose a type'. */
  placeholder?: string;
  /** Given together with `onChange` the app holds the choice; else the field does. */
  value?: Value | '';
  defaultValue?: Value | '';
  onChange?: (value: Value | '') => void;
  /** The person has gone on to something else: the time to check the choice. */
  onBlur?: (value: Value | '') => void;
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** Options beyond this number render after the first paint, before the list can be opened. */
const maxImmediateOptions = 200;

/** One of many. A plain select: the phone's own picker, typing to find, and no script. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, value, defaultValue, onChange, onBlur } = props;
  const { ids, controlProps } = useField(props);
  const first = defaultValue ?? (placeholder === undefined ? undefined : '');
  const [own, setOwn] = useState<string | undefined>(first);
  const chosen = value ?? first;
  const shown = useDeferredValue(
    options,
    options.length > maxImmediateOptions
      ? options.filter((option) => !('options' in option) && option.value === chosen)
      : options,
  );
  const read = (select: HTMLSelectElement): Value | '' => {
    const all = options.flatMap((option) => ('options' in option ? option.options : [option]));
    return all.find((option) => option.value === select.value)?.value ?? '';
  };

  return (
    <FieldFrame
      component="Select"
      error={props.error}
      hint={props.hint}
      ids={ids}
      isLabelHidden={props.isLabelHidden}
      isOptional={props.isOptional}
      isRequired={props.isRequired}
      label={props.label}
      labels={props.labels}
    >
      <div className={fieldBox}>
        <select
          {...controlProps}
          autoComplete={props.autoComplete}
          className={`${fieldControl} ${styles.select}`}
          data-empty={(value ?? own) === '' || undefined}
          defaultValue={value === undefined ? first : undefined}
          onBlur={(event) => onBlur?.(read(event.target))}
          onChange={(event) => {
            setOwn(event.target.value);
            onChange?.(read(event.target));
          }}
          ref={props.ref}
          value={value}
        >
          {placeholder !== undefined && (
            <option className={styles.option} value="">
              {placeholder}
            </option>
          )}
          <Options options={shown} />
        </select>
        <span className={styles.chevron}>
          <IconChevronDown size={18} />
        </span>
      </div>
    </FieldFrame>
  );
}

/** Thousands of them are drawn when they change, not whenever something else of the field does. */
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
