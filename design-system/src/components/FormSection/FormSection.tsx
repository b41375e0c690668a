import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  /** Legend of the fieldset. */
  title: string;
  /** Help text below the title. */
  hint?: string;
  /** Fields in one column; `FieldPair` puts two side by side. */
  children: ReactNode;
}

/** Section of a long form: legend at the start, fields beside it. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={styles.root} data-component="FormSection">
      <legend className={styles.legend}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Lays out two fields side by side where they fit. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
