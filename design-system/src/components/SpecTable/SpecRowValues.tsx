import { AddSizeButton, type AddSizeProps } from './AddSizeButton.tsx';
import { NonBreakingMeasures } from '../Text/index.ts';
import { missingValue } from './missingValue.tsx';
import * as styles from './SpecRowValues.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { cellText, type SpecColumn, type SpecRow } from './specColumnOps.ts';

interface SpecRowValuesProps {
  row: SpecRow;
  columns: readonly SpecColumn[];
  /** Buttons of the codes among the values, by column. */
  addSize?: (column: number) => AddSizeProps | null;
  labels: Pick<SpecTableLabels, 'missing' | 'notStated'>;
}

/** One row as a list of names and values. */
export function SpecRowValues({ row, columns, addSize, labels }: SpecRowValuesProps) {
  return (
    <dl className={styles.list}>
      {columns.map(({ key, name }, column) => {
        const size = addSize?.(column);
        const text = cellText(row, key);
        return (
          <div className={styles.pair} key={key}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {text === null ? missingValue(labels) : <NonBreakingMeasures>{text}</NonBreakingMeasures>}
              {size && <AddSizeButton {...size} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
