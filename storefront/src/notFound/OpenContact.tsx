import * as styles from './OpenContact.css.ts';

/** The circuit symbol of an open contact with its measure line: the site's signature. Decoration. */
export function OpenContact() {
  return (
    <svg aria-hidden className={styles.root} viewBox="0 0 320 96">
      <path className={styles.wire} d="M8 64h104M208 64h104M112 64l84-40" />
      <circle className={styles.dot} cx="112" cy="64" r="5" />
      <circle className={styles.ring} cx="208" cy="64" r="5" />
      <path className={styles.measure} d="M112 84h96M112 80v8M208 80v8" />
      <text className={styles.number} textAnchor="middle" x="160" y="79">
        404
      </text>
    </svg>
  );
}
