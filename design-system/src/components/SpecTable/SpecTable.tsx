import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useMemo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SpecTable.css.ts';
import { SpecTableFrame } from './SpecTableFrame.tsx';
import { type SpecTableLabels, specTableLabels } from './specTableLabels.ts';
import {
  cellText,
  columnsOf,
  type SpecColumn,
  type SpecTableData,
  type SpecTableRow,
  titleWidth,
} from './specTableOps.ts';

export interface SpecTableProps {
  table: SpecTableData;
  /** Name of the table for assistive technology. */
  caption: string;
  /** Lower rows and smaller text. @default false */
  isDense?: boolean;
  labels?: Partial<SpecTableLabels>;
}

/** From here on columns stand closer. */
const manyColumns = 10;

/** Shows a specification table: every stored cell, in a form to compare and to copy from. */
export function SpecTable({ table, caption, isDense = false, labels: given }: SpecTableProps) {
  const captionId = useId();
  const labels = { ...specTableLabels, ...given };
  const { column: nameOf } = labels;
  const columns = useMemo(() => columnsOf(table, nameOf), [table, nameOf]);
  if (columns.length === 0) return null;
  const hasUnits = columns.some(({ unit }) => unit);
  const looks = [styles.table, isDense && styles.dense, columns.length >= manyColumns && styles.many];
  return (
    <SpecTableFrame captionId={captionId}>
      <table className={looks.filter(Boolean).join(' ')}>
        <caption>
          <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.row}>
            {columns.map((column, index) => (
              <ColumnHead column={column} hasUnits={hasUnits} isFirst={index === 0} key={column.key} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <Row columns={columns} key={index} labels={labels} row={row} />
          ))}
        </tbody>
      </table>
    </SpecTableFrame>
  );
}

interface ColumnHeadProps {
  column: SpecColumn;
  isFirst: boolean;
  /** Some column of the table has a unit: titles without one leave its place free. */
  hasUnits: boolean;
}

function ColumnHead({ column: { title, unit, kind }, isFirst, hasUnits }: ColumnHeadProps) {
  const isStart = isFirst || kind === 'prose';
  const looks = [styles.head, isStart && styles.start, isFirst && styles.first, isFirst && styles.corner];
  const width = assignInlineVars({ [styles.titleWidth]: `${titleWidth(title)}ch` });
  return (
    <th className={looks.filter(Boolean).join(' ')} scope="col">
      <span className={styles.title} style={width}>
        {title}
      </span>{' '}
      {unit && (
        <span className={styles.unit}>
          <span className={styles.bracket}>{unit.open}</span>
          {unit.text}
          <span className={styles.bracket}>{unit.close}</span>
        </span>
      )}
      {!unit && hasUnits && <span className={styles.unitPlace} />}
    </th>
  );
}

interface RowProps {
  row: SpecTableRow;
  columns: readonly SpecColumn[];
  labels: SpecTableLabels;
}

function Row({ row, columns: [first, ...others], labels }: RowProps) {
  const show = (column: SpecColumn) => cellText(row, column.key) ?? <Missing labels={labels} />;
  return (
    <tr className={styles.row}>
      {first && (
        <th
          className={`${styles.cellOf[first.kind]} ${styles.line} ${styles.first} ${styles.code}`}
          scope="row"
        >
          {show(first)}
        </th>
      )}
      {others.map((column) => (
        <td className={`${styles.cellOf[column.kind]} ${styles.line}`} key={column.key}>
          {show(column)}
        </td>
      ))}
    </tr>
  );
}

function Missing({ labels: { missing, notStated } }: { labels: SpecTableLabels }) {
  return (
    <>
      <span aria-hidden>{missing}</span>
      <VisuallyHidden>{notStated}</VisuallyHidden>
    </>
  );
}
