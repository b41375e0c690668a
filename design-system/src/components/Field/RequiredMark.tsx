import * as styles from './Field.css.ts';

/** Asterisk after the label of a required field, hidden from screen readers: the control's `required` announces it. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.required}>
      {' *'}
    </span>
  );
}
