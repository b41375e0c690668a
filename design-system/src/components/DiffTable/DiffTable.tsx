import type { ReactNode } from 'react';
import * as styles from './DiffTable.css.ts';

export interface DiffRow {
  /** Name of the field. */
  label: string;
  /** Words, or what shows it; null where there was nothing. */
  before: ReactNode;
  after: ReactNode;
}

export interface DiffTableProps {
  /** Name of the table for assistive technology. */
  caption: string;
  /** What the rows compare. @default 'Field' */
  fieldLabel?: string;
  /** Head of the first side: 'Before', 'Yours'. */
  beforeLabel: string;
  /** Head of the second side: 'After', 'Saved meanwhile'. */
  afterLabel: string;
  rows: readonly DiffRow[];
  /** Stands for nothing. @default '–' */
  emptyText?: string;
  /** Both sides weigh the same; else the first is what has been replaced. @default false */
  isSymmetric?: boolean;
}

/** Two states of one thing, field by field. On small screens each field becomes a block. */
export function DiffTable(props: DiffTableProps) {
  const {
    caption,
    fieldLabel = 'Field',
    beforeLabel,
    afterLabel,
    rows,
    emptyText = '–',
    isSymmetric = false,
  } = props;
  return (
    <table className={styles.table} data-component="DiffTable">
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.header}>
        <tr>
          {[fieldLabel, beforeLabel, afterLabel].map((head) => (
            <th className={styles.columnHeader} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr className={styles.row} key={label}>
            <th className={styles.label} scope="row">
              {label}
            </th>
            <td className={`${styles.cell} ${isSymmetric ? '' : styles.before}`} data-head={beforeLabel}>
              <Value emptyText={emptyText} value={before} />
            </td>
            <td className={`${styles.cell} ${isSymmetric ? '' : styles.after}`} data-head={afterLabel}>
              <Value emptyText={emptyText} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value, emptyText }: { value: ReactNode; emptyText: string }) {
  return value === null || value === '' ? (
    <span className={styles.empty}>{emptyText}</span>
  ) : (
    <span>{value}</span>
  );
}
