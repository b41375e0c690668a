import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import {
  FieldCount,
  type FieldCountLimits,
  FieldFrame,
  type FieldProps,
  fieldBox,
  fieldControl,
  useField,
} from '../Field/index.ts';
import type { IconComponent } from '../Icon/index.ts';
import { RevealButton } from './RevealButton.tsx';
import * as styles from './TextField.css.ts';
import { type TextFieldLabels, textFieldLabels } from './textFieldLabels.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search', 'password', 'date', 'file'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type NativeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'placeholder' | 'inputMode' | 'enterKeyHint' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>;

export interface TextFieldProps extends Omit<FieldProps, 'labels'>, NativeInputProps {
  /** @default 'text' */
  type?: TextFieldType;
  /** Controlled value; omit for uncontrolled. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called on blur, for validation. */
  onBlur?: (text: string) => void;
  /** Autofill token: 'email', 'given-name', 'tel-national', 'off'. */
  autoComplete?: string;
  /** Prefix before a divider: '+91'. */
  prefix?: string;
  /** Unit after the text: 'mm'. */
  unit?: string;
  /** Leading icon. */
  icon?: IconComponent;
  /** Shows the length and its recommended limits; does not truncate. */
  count?: FieldCountLimits;
  /** Tabular figures, for codes and phone numbers. @default false */
  isTabular?: boolean;
  /** Content beside the field, such as a button that fills it. */
  action?: ReactNode;
  labels?: Partial<TextFieldLabels>;
  ref?: Ref<HTMLInputElement>;
}

/** Native single-line text field; works without JavaScript. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', value, defaultValue, prefix, unit, icon: Icon, count, action } = props;
  const labels = { ...textFieldLabels, ...props.labels };
  const { ids, controlProps } = useField(props);
  const [uncontrolledText, setUncontrolledText] = useState(defaultValue ?? '');
  const [isRevealed, setRevealed] = useState(false);
  const text = value ?? uncontrolledText;

  const box = (
    <div className={`${fieldBox} ${action ? styles.grow : ''}`}>
      {Icon && (
        <span className={styles.icon}>
          <Icon size={18} />
        </span>
      )}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <input
        {...controlProps}
        accept={props.accept}
        autoCapitalize={props.autoCapitalize}
        autoComplete={props.autoComplete}
        className={`${fieldControl} ${styles.input} ${props.isTabular ? styles.tabular : ''}`}
        defaultValue={value === undefined ? defaultValue : undefined}
        enterKeyHint={props.enterKeyHint}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        onBlur={(event) => props.onBlur?.(event.target.value)}
        onChange={(event) => {
          setUncontrolledText(event.target.value);
          props.onChange?.(event.target.value);
        }}
        placeholder={props.placeholder}
        ref={props.ref}
        spellCheck={props.spellCheck}
        type={isRevealed ? 'text' : type}
        value={value}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
      {type === 'password' && (
        <RevealButton
          controls={ids.control}
          isDisabled={props.isDisabled}
          isRevealed={isRevealed}
          label={labels.reveal}
          onChange={setRevealed}
        />
      )}
    </div>
  );

  return (
    <FieldFrame
      component="TextField"
      count={count && <FieldCount labels={labels} limits={count} text={text} />}
      field={props}
      ids={ids}
    >
      {action ? (
        <div className={styles.row}>
          {box}
          {action}
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
