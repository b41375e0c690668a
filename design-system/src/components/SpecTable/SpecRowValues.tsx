import { missingValue } from './missingValue.tsx';
import * as styles from './SpecRowValues.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

interface SpecRowValuesProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  labels: Pick<SpecTableLabels, 'missing' | 'notStated'>;
}

/** One row as a list of names and values. */
export function SpecRowValues({ row, columns, labels }: SpecRowValuesProps) {
  return (
    <dl className={styles.list}>
      {columns.map(({ key, name }) => (
        <div className={styles.pair} key={key}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{cellText(row, key) ?? missingValue(labels)}</dd>
        </div>
      ))}
    </dl>
  );
}
