import * as styles from './OpenContactSymbol.css.ts';

/** Decorative circuit symbol of an open contact with a dimension line. */
export function OpenContactSymbol({ caption }: { caption: string }) {
  return (
    <span aria-hidden className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 560 104">
        <path className={styles.wire} d="M1 72h208M351 72h208M222 66 330 8" />
        <circle className={styles.ring} cx="216" cy="72" r="6" />
        <circle className={styles.ring} cx="344" cy="72" r="6" />
        <path className={styles.spark} d="M340 18v20M353 44l13-12M364 56h20" />
        <path className={styles.measure} d="M221 96h118M221 90v12M339 90v12" />
      </svg>
      <span className={styles.caption}>{caption}</span>
    </span>
  );
}
