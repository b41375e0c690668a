import * as styles from './RangeFacet.css.ts';

/** A display unit, and the address that switches to it. */
export interface RangeUnitLink {
  name: string;
  href: string;
  /** @default false */
  isCurrent?: boolean;
}

/** Links that switch the unit of the range. */
export function UnitLinks({ label, units }: { label: string; units: readonly RangeUnitLink[] }) {
  return (
    <span aria-label={label} className={styles.units} role="group">
      {units.map(({ name, href, isCurrent = false }) => (
        <a aria-current={isCurrent ? 'true' : undefined} className={styles.unitLink} href={href} key={name}>
          {name}
        </a>
      ))}
    </span>
  );
}

/** Spacer as wide as the links, without their texts. */
export function UnitSpace({ units }: { units: readonly RangeUnitLink[] }) {
  return (
    <span className={styles.units}>
      {units.map(({ name }) => (
        <span className={`${styles.unitLink} ${styles.unitSpace}`} data-name={name} key={name} />
      ))}
    </span>
  );
}
