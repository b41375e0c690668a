import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the page's `main`. */
  target: string;
  /** @default 'Skip to content' */
  label?: string;
}

/** First tab stop of a page; skips the header (WCAG 2.4.1). */
export function SkipLink({ target, label = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.root} data-component="SkipLink" href={`#${target}`}>
      {label}
    </a>
  );
}
