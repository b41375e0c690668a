import { type ReactNode, useId } from 'react';
import { ChoiceFrame, FieldGroup, type FieldLabels, labelId } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Second line below the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

export const radioGroupVariants = ['plain', 'boxed'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

export interface RadioGroupProps<Value extends string> {
  legend: string;
  /** Hides the legend visually where the context makes it obvious. @default false */
  isLegendHidden?: boolean;
  options: readonly RadioOption<Value>[];
  /** Name of the form value. @default a generated name */
  name?: string;
  /** Controlled value; omit for uncontrolled. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `boxed` gives each option a border, for important choices. @default 'plain' */
  variant?: RadioGroupVariant;
  hint?: ReactNode;
  error?: string;
  /** @default false */
  isRequired?: boolean;
  /** Id of the group, as the target of an error summary. */
  id?: string;
  labels?: Partial<FieldLabels>;
}

/** Single choice among a few visible options. Native radio buttons; work without JavaScript. */
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
  const generatedName = useId();
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
        const control = `${props.id ?? generatedName}-${index}`;
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
              name={props.name ?? generatedName}
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
