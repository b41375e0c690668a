import * as styles from './BrandMark.css.ts';

export const brandMarkSizes = ['sm', 'md', 'lg'] as const;
export type BrandMarkSize = (typeof brandMarkSizes)[number];

export interface BrandMarkProps {
  /** Company name, rendered as the wordmark in capitals. */
  name: string;
  /** Size of the mark: 26, 30 or 64 px. @default 'md' */
  size?: BrandMarkSize;
  /** White wordmark, for dark backgrounds. @default false */
  isOnDark?: boolean;
  /** Single colour, for stamps and print. @default false */
  isMono?: boolean;
  /**
   * Renders only the mark; the name becomes its text alternative.
   * @default false
   */
  isMarkOnly?: boolean;
}

/** Company logo: the square mark (a contact about to close) with the wordmark. */
export function BrandMark({
  name,
  size = 'md',
  isOnDark = false,
  isMono = false,
  isMarkOnly = false,
}: BrandMarkProps) {
  return (
    <span
      className={`${styles.root} ${styles.sizes[size]} ${isOnDark ? styles.onDark : ''}`}
      data-component="BrandMark"
    >
      <svg
        aria-hidden={isMarkOnly ? undefined : true}
        aria-label={isMarkOnly ? name : undefined}
        className={`${styles.mark} ${isMono ? styles.mono : ''}`}
        role={isMarkOnly ? 'img' : undefined}
        viewBox="0 0 32 32"
      >
        <rect className={styles.background} height="32" rx="5" width="32" />
        <path className={styles.bars} d="M7.25 6.75H23v3.5H10.75v4h5.75v3.5h-5.75v4H23v3.5H7.25z" />
        <circle className={styles.dot} cx="21.5" cy="16" r="2.5" />
      </svg>
      {!isMarkOnly && <span className={styles.wordmark}>{name}</span>}
    </span>
  );
}
