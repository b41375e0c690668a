import { useId } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './NumberedTextArea.css.ts';

export interface NumberedTextAreaProps {
  label: string;
  /** At the end of the label's line: '6 lines'. */
  count: string;
  value: string;
  onChange: (text: string) => void;
  /** Lines that need attention. */
  marks: readonly { line: number; state: 'choose' | 'text' }[];
}

/** Text field with line numbers; lines that need attention are highlighted. */
export function NumberedTextArea({ label, count, value, onChange, marks }: NumberedTextAreaProps) {
  const id = useId();
  const lines = value.split('\n').length;
  return (
    <div>
      <div className={styles.header}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.count}>{count}</span>
      </div>
      <div className={styles.box}>
        <pre aria-hidden className={styles.numbers}>
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </pre>
        <div className={styles.field}>
          {marks.map(({ line, state }) => (
            <span
              aria-hidden
              className={`${styles.mark} ${styles.marks[state]}`}
              key={line}
              style={inlineVars({ [styles.line]: String(line - 1) })}
            />
          ))}
          <textarea
            autoCapitalize="off"
            autoComplete="off"
            className={styles.area}
            id={id}
            onChange={(event) => onChange(event.target.value)}
            rows={lines}
            spellCheck={false}
            value={value}
            wrap="off"
          />
        </div>
      </div>
    </div>
  );
}
