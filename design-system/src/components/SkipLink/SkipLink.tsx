import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element to go to, the page's `main`. */
  target: string;
  /** @default 'Skip to content' */
  label?: string;
}

/** The first stop of the keyboard on a page: past the header, right to the content (WCAG 2.4.1). */
export function SkipLink({ target, label = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.root} data-component="SkipLink" href={`#${target}`}>
      {label}
    </a>
  );
}
