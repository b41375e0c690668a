import * as styles from './SegmentedLinks.css.ts';

export interface SegmentedLink {
  label: string;
  href: string;
  /** @default false */
  isCurrent?: boolean;
}

export interface SegmentedLinksProps {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** Shorter visible text before the links; screen readers get `label`. */
  visibleLabel: string;
  items: readonly SegmentedLink[];
}

/** Links styled as a `SegmentedControl`: each option has its own URL. */
export function SegmentedLinks({ label, visibleLabel, items }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.root} data-component="SegmentedLinks">
      <span aria-hidden>{visibleLabel}</span>
      <span className={styles.segments}>
        {items.map(({ label: itemLabel, href, isCurrent = false }) => (
          <a aria-current={isCurrent ? 'page' : undefined} className={styles.segment} href={href} key={href}>
            {itemLabel}
          </a>
        ))}
      </span>
    </nav>
  );
}
