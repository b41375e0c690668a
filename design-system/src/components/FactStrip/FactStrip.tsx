import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './FactStrip.css.ts';

export interface Fact {
  label: string;
  value: string;
  /** A muted third line, such as the range of all sizes. */
  detail?: string | undefined;
}

export interface FactStripProps {
  /** At most four. */
  facts: readonly Fact[];
}

/** A strip with the main selection criteria of a product or size. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <dl className={styles.root} data-component="FactStrip">
      {facts.map(({ label, value, detail }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <NonBreakingMeasures>{value}</NonBreakingMeasures>
          </dd>
          {detail && (
            <dd className={styles.label}>
              <NonBreakingMeasures>{detail}</NonBreakingMeasures>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
