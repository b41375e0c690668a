import type { ReactNode } from 'react';
import * as styles from './DiffTable.css.ts';

export interface DiffRow {
  /** Name of the field. */
  label: string;
  /** Text or element; null if there was no value. */
  before: ReactNode;
  after: ReactNode;
}

export interface DiffTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Header of the column of field names. @default 'Field' */
  fieldLabel?: string;
  /** Header of the first value: 'Before', 'Yours'. */
  beforeLabel: string;
  /** Header of the second value: 'After', 'Saved by someone else'. */
  afterLabel: string;
  rows: readonly DiffRow[];
  /** Shown for missing values. @default '–' */
  emptyText?: string;
  /** Styles both values equally; otherwise the first one as replaced. @default false */
  isSymmetric?: boolean;
}

/** Compares two versions of a record field by field. On small screens each field becomes a block. */
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
          {[fieldLabel, beforeLabel, afterLabel].map((header) => (
            <th className={styles.columnHeader} key={header} scope="col">
              {header}
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
