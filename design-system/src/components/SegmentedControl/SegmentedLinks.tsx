import * as styles from './SegmentedLinks.css.ts';

export interface SegmentedLink {
  label: string;
  href: string;
  /** @default false */
  isCurrent?: boolean;
}

export interface SegmentedLinksProps {
  /** Name of the navigation landmark. */
  label: string;
  /** Shorter text shown before the links; screen readers have `label`. */
  visibleLabel: string;
  items: readonly SegmentedLink[];
}

/** Looks like a `SegmentedControl` and is made of links: each choice has its own address. */
export function SegmentedLinks({ label, visibleLabel, items }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.root} data-component="SegmentedLinks">
      <span aria-hidden>{visibleLabel}</span>
      <span className={styles.segments}>
        {items.map(({ label: name, href, isCurrent = false }) => (
          <a aria-current={isCurrent ? 'page' : undefined} className={styles.segment} href={href} key={href}>
            {name}
          </a>
        ))}
      </span>
    </nav>
  );
}
