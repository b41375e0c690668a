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

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search', 'password'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

type NativeInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'placeholder' | 'inputMode' | 'enterKeyHint' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>;

export interface TextFieldProps extends Omit<FieldProps, 'labels'>, NativeInputProps {
  /** @default 'text' */
  type?: TextFieldType;
  /** Given together with `onChange` the app holds the text; else the field does. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** The person has gone on to something else: the time to check the text. */
  onBlur?: (text: string) => void;
  /** What the browser may fill in: 'email', 'given-name', 'tel-national', 'off'. */
  autoComplete?: string;
  /** In front of the text, with a line after it: '+91'. */
  prefix?: string;
  /** After the text: 'mm'. */
  unit?: string;
  /** In front of the text. */
  icon?: IconComponent;
  /** Shows how long the text is beside how long it should be; nothing is cut. */
  count?: FieldCountLimits;
  /** Figures of one width: codes, phone numbers. @default false */
  isTabular?: boolean;
  /** Beside the box, for example a button that fills it in. */
  action?: ReactNode;
  labels?: Partial<TextFieldLabels>;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. A plain input, which works without script. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', value, defaultValue, prefix, unit, icon: Icon, count, action } = props;
  const labels = { ...textFieldLabels, ...props.labels };
  const { ids, controlProps } = useField(props);
  const [own, setOwn] = useState(defaultValue ?? '');
  const [isRevealed, setRevealed] = useState(false);
  const text = value ?? own;

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
        autoCapitalize={props.autoCapitalize}
        autoComplete={props.autoComplete}
        className={`${fieldControl} ${styles.input} ${props.isTabular ? styles.tabular : ''}`}
        defaultValue={value === undefined ? defaultValue : undefined}
        enterKeyHint={props.enterKeyHint}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        onBlur={(event) => props.onBlur?.(event.target.value)}
        onChange={(event) => {
          setOwn(event.target.value);
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
      error={props.error}
      hint={props.hint}
      ids={ids}
      isLabelHidden={props.isLabelHidden}
      isOptional={props.isOptional}
      isRequired={props.isRequired}
      label={props.label}
      labels={labels}
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
