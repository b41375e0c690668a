import { type Ref, useRef, useState } from 'react';
import { useInputBeforeHydration } from '../../hooks/useInputBeforeHydration.ts';
import { FieldFrame, type FieldProps, fieldBox, fieldControl, useField } from '../Field/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PhoneField.css.ts';
import { type PhoneFieldLabels, phoneFieldLabels } from './phoneFieldLabels.ts';

export interface PhoneValue {
  /** With its plus sign: '+91'. */
  code: string;
  number: string;
}

export interface PhoneFieldProps extends Omit<FieldProps, 'labels'> {
  /** Name of the country code in the form. */
  codeName?: string;
  /** Splits the typed or pasted text, in any format, into country code and number. */
  parse: (text: string, code: string) => PhoneValue & { isTooLong: boolean };
  /** Parses the text of the country code field. */
  parseCode: (text: string) => string;
  /** Controlled value; omit for uncontrolled. */
  value?: PhoneValue;
  /** Whether the country code is the site's default. */
  defaultValue?: PhoneValue;
  onChange?: (value: PhoneValue) => void;
  /** Called with the number on blur, for validation. */
  onBlur?: (number: string) => void;
  labels?: Partial<PhoneFieldLabels>;
  ref?: Ref<HTMLInputElement>;
}

/** A phone number beside its country code. Plain inputs, which work without script. */
export function PhoneField(props: PhoneFieldProps) {
  const { codeName, parse, parseCode, onChange, onBlur } = props;
  const labels = { ...phoneFieldLabels, ...props.labels };
  const [uncontrolledValue, setUncontrolledValue] = useState<PhoneValue>(
    props.defaultValue ?? { code: '', number: '' },
  );
  const [isTooLong, setTooLong] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { code, number } = props.value ?? uncontrolledValue;
  // A hint only: an app that rejects such numbers passes an error.
  const isHinted = isTooLong && props.error === undefined;
  const field = { ...props, labels, ...(isHinted ? { hint: labels.tooLong } : {}) };
  const { ids, controlProps } = useField(field);
  const row = useRef<HTMLDivElement>(null);

  const change = (next: PhoneValue) => {
    setUncontrolledValue(next);
    onChange?.(next);
  };
  const changeNumber = (text: string, currentCode: string) => {
    const { isTooLong: isNextTooLong, ...next } = parse(text, currentCode);
    setTooLong(isNextTooLong);
    if (next.code !== currentCode) setAnnouncement(labels.moved(next.code));
    change(next);
  };
  useInputBeforeHydration(() => {
    const [typedCode = code, typed = number] = Array.from(
      row.current?.querySelectorAll('input') ?? [],
      ({ value }) => value,
    );
    if (typed !== number || typedCode !== code) changeNumber(typed, parseCode(typedCode));
  });

  return (
    <FieldFrame component="PhoneField" field={field} ids={ids}>
      <div className={styles.row} ref={row}>
        <div className={`${fieldBox} ${styles.code}`}>
          <input
            aria-label={labels.code}
            autoComplete="tel-country-code"
            className={`${fieldControl} ${styles.digits}`}
            disabled={props.isDisabled}
            inputMode="tel"
            name={codeName}
            onChange={(event) => change({ code: parseCode(event.target.value), number })}
            type="tel"
            value={code}
          />
        </div>
        <div className={`${fieldBox} ${styles.number}`}>
          <input
            {...controlProps}
            autoComplete="tel-national"
            className={`${fieldControl} ${styles.digits}`}
            inputMode="tel"
            onBlur={(event) => onBlur?.(event.target.value)}
            onChange={(event) => changeNumber(event.target.value, code)}
            ref={props.ref}
            type="tel"
            value={number}
          />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{isHinted ? labels.tooLong : announcement}</span>
      </VisuallyHidden>
    </FieldFrame>
  );
}
