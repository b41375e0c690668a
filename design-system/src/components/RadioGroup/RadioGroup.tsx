import { type ReactNode, useId } from 'react';
import { ChoiceFrame, FieldGroup, type FieldLabels, labelId } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Second line under the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

export const radioGroupVariants = ['plain', 'boxed'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

export interface RadioGroupProps<Value extends string> {
  legend: string;
  /** The legend is there for assistive technology alone, where the place says it to the eye. @default false */
  isLegendHidden?: boolean;
  options: readonly RadioOption<Value>[];
  /** Name of the value in the form. @default one of its own */
  name?: string;
  /** Given together with `onChange` the app holds the choice; else the group does. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `boxed` where the choice weighs: each option has a border. @default 'plain' */
  variant?: RadioGroupVariant;
  hint?: ReactNode;
  error?: string;
  /** @default false */
  isRequired?: boolean;
  /** Id of the group, where an error summary leads to it. */
  id?: string;
  labels?: Partial<FieldLabels>;
}

/** One of a few, all of them in sight. Plain radio buttons, which work without script. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    legend,
    options,
    value,
    defaultValue,
    onChange,
    variant = 'plain',
    hint,
    error,
    isRequired,
  } = props;
  const ownName = useId();
  return (
    <FieldGroup
      error={error}
      hint={hint}
      id={props.id}
      isLegendHidden={props.isLegendHidden}
      isRequired={isRequired}
      labels={props.labels}
      legend={legend}
      role="radiogroup"
    >
      {options.map((option, index) => {
        const control = `${props.id ?? ownName}-${index}`;
        const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
        return (
          <ChoiceFrame
            component="RadioGroup"
            hint={option.hint}
            ids={ids}
            isBoxed={variant === 'boxed'}
            key={option.value}
            label={option.label}
          >
            <input
              aria-describedby={option.hint ? ids.hint : undefined}
              data-invalid={error ? true : undefined}
              aria-labelledby={labelId(ids)}
              checked={value === undefined ? undefined : value === option.value}
              className={styles.dot}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.isDisabled}
              id={control}
              name={props.name ?? ownName}
              onChange={() => onChange?.(option.value)}
              required={isRequired}
              type="radio"
              value={option.value}
            />
          </ChoiceFrame>
        );
      })}
    </FieldGroup>
  );
}
