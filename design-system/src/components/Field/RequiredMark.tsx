import * as styles from './Field.css.ts';

/** The star after the label of what must be filled in; assistive technology hears it from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.required}>
      {' *'}
    </span>
  );
}
