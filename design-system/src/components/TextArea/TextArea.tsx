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
  /** Controlled value; omit for uncontrolled. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called on blur, for validation. */
  onBlur?: (text: string) => void;
  /** Initial number of lines; the field grows with its text. @default 4 */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  /** Shows the length and its recommended limits; does not truncate. */
  count?: FieldCountLimits;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Native multi-line text field; works without JavaScript. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, count, rows = 4 } = props;
  const { ids, controlProps } = useField(props);
  const [uncontrolledText, setUncontrolledText] = useState(defaultValue ?? '');

  return (
    <FieldFrame
      component="TextArea"
      count={count && <FieldCount labels={props.labels} limits={count} text={value ?? uncontrolledText} />}
      field={props}
      ids={ids}
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
            setUncontrolledText(event.target.value);
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
