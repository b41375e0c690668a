import { type Ref, useState } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import {
  FieldCount,
  type FieldCountLimits,
  FieldFrame,
  type FieldProps,
  fieldBox,
  fieldControl,
  useField,
} from '../Field/index.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** Given together with `onChange` the app holds the text; else the field does. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** The person has gone on to something else: the time to check the text. */
  onBlur?: (text: string) => void;
  /** Lines to begin with; the field grows with its text. @default 4 */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  /** Shows how long the text is beside how long it should be; nothing is cut. */
  count?: FieldCountLimits;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. A plain text area, which works without script. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, count, rows = 4 } = props;
  const { ids, controlProps } = useField(props);
  const [own, setOwn] = useState(defaultValue ?? '');

  return (
    <FieldFrame
      component="TextArea"
      count={count && <FieldCount labels={props.labels} limits={count} text={value ?? own} />}
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
        <textarea
          {...controlProps}
          autoComplete={props.autoComplete}
          className={`${fieldControl} ${styles.area}`}
          defaultValue={value === undefined ? defaultValue : undefined}
          maxLength={props.maxLength}
          onBlur={(event) => props.onBlur?.(event.target.value)}
          onChange={(event) => {
            setOwn(event.target.value);
            props.onChange?.(event.target.value);
          }}
          placeholder={props.placeholder}
          ref={props.ref}
          rows={rows}
          style={inlineVars({ [styles.rows]: String(rows) })}
          value={value}
        />
      </div>
    </FieldFrame>
  );
}
