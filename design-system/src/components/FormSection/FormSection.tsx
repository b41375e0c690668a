import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  /** Names the fields together: a legend. */
  title: string;
  /** Under the title. */
  hint?: string;
  /** Fields, one under the other; `FieldPair` sets two side by side. */
  children: ReactNode;
}

/** A part of a long form: its title at the side, its fields beside it, a line under it. */
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

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
