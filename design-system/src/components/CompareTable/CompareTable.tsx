// The phone layout is a grid, which removes the table roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import type { PostFormProps } from '../Button/index.ts';
import { IconChevronDown } from '../Icon/index.ts';
import type { DrawingName, PictureSource } from '../Picture/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './CompareTable.css.ts';
import { CompareTableHead } from './CompareTableHead.tsx';
import { type CompareTableLabels, compareTableLabels } from './compareTableLabels.ts';

/** A product, or one of its sizes. */
export interface CompareColumn {
  key: string;
  /** Ordering code, or the product's name when there is no size. */
  title: string;
  href: string;
  /** Name of the product, shown below a code. */
  caption?: string;
  source: PictureSource | null | undefined;
  drawing?: DrawingName;
  /** Address of the comparison without this column. */
  removeHref: string;
  /** Form that adds it to the quote list until the page is hydrated, and without script. */
  addForm: PostFormProps;
  onAdd: (quantity: number) => void;
}

/** A value as written in its table. */
export interface CompareCell {
  text: string;
  /** Header in its own table, if it differs from the row's name; shown below the value. */
  note?: string | null;
  /** Difference from the first column: '+7 A'. */
  difference?: string | null;
}

export interface CompareRow {
  name: string;
  /** Empty when the row has no unit or several. */
  unit: string;
  /** In the order of the columns; null for a missing value. */
  cells: readonly (CompareCell | null)[];
}

export interface CompareTableProps {
  /** Accessible name of the region that holds the table; a name of the table would be announced twice. */
  label: string;
  columns: readonly CompareColumn[];
  /** Rows that differ. */
  differences: readonly CompareRow[];
  /** Equal rows, collapsed below a line that names them; expanded when there are no differences. */
  equal: readonly CompareRow[];
  /** Content above the names of the rows. */
  note?: string;
  /** Content of the column after the last, such as a form that adds another. */
  addSlot?: ReactNode;
  labels?: Partial<CompareTableLabels>;
}

/**
 * Products or sizes side by side: differing rows first, then equal ones. Scrolls sideways on
 * phones; the first column stays.
 */
export function CompareTable({
  label,
  columns,
  differences,
  equal,
  note,
  addSlot,
  ...props
}: CompareTableProps) {
  const labels = { ...compareTableLabels, ...props.labels };
  const canFold = differences.length > 0;
  const [first] = columns;
  const width = 1 + columns.length + Number(addSlot !== undefined);
  const hasDifference = differences.some(({ cells }) => cells.some((cell) => cell?.difference));
  return (
    // May scroll horizontally, so it must be focusable (WCAG 2.1.1).
    <div
      aria-label={label}
      className={`${styles.root} ${styles.columns[columnsKey(columns.length)]}`}
      data-component="CompareTable"
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table} role="table">
        <CompareTableHead addSlot={addSlot} columns={columns} labels={labels} note={note} />
        {differences.length > 0 && (
          <tbody className={styles.group} role="rowgroup">
            {columns.length > 1 && (
              <tr className={styles.row} role="row">
                <th className={styles.band} colSpan={width} role="rowheader" scope="rowgroup">
                  <span className={styles.bandText}>
                    {labels.differences(differences.length)}
                    {first && hasDifference && (
                      <span className={styles.bandNote}>{labels.differenceNote(first.title)}</span>
                    )}
                  </span>
                </th>
              </tr>
            )}
            {differences.map((row, at) => (
              <Row key={at} labels={labels} row={row} />
            ))}
          </tbody>
        )}
        {equal.length > 0 && columns.length > 1 && (
          <tbody className={styles.group} role="rowgroup">
            <tr className={styles.row} role="row">
              <th className={styles.band} colSpan={width} role="rowheader" scope="rowgroup">
                <span className={styles.bandText}>
                  {canFold ? (
                    // Expands the next group by styles only, so that it works before hydration and without
                    // script.
                    <details className={styles.fold}>
                      <summary className={styles.foldSummary}>
                        <IconChevronDown size={18} />
                        {labels.equalRows(equal.length)}
                      </summary>
                    </details>
                  ) : (
                    labels.equalRows(equal.length)
                  )}
                  {canFold && (
                    <span className={styles.foldedNames}>{equal.map(({ name }) => name).join(', ')}</span>
                  )}
                </span>
              </th>
            </tr>
          </tbody>
        )}
        {equal.length > 0 && (
          <tbody className={`${styles.group} ${canFold ? styles.folded : ''}`} role="rowgroup">
            {equal.map((row, at) => (
              <Row key={at} labels={labels} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** Columns beyond those with a width of their own use the widest layout. */
const columnsKey = (count: number) => Math.min(4, Math.max(1, count)) as keyof typeof styles.columns;

function Row({ row: { name, unit, cells }, labels }: { row: CompareRow; labels: CompareTableLabels }) {
  return (
    <tr className={styles.row} role="row">
      <th className={styles.name} role="rowheader" scope="row">
        <span className={styles.nameText}>
          {name}
          {unit !== '' && (
            <>
              {' '}
              <span className={styles.unit}>{unit}</span>
            </>
          )}
        </span>
      </th>
      {cells.map((cell, at) => (
        <td className={styles.cell} key={at} role="cell">
          <Cell cell={cell} labels={labels} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell, labels }: { cell: CompareCell | null; labels: CompareTableLabels }) {
  if (cell === null || cell.text === '') {
    return (
      <span className={styles.missing}>
        <span aria-hidden>–</span>
        <span className={styles.hidden}>{labels.notStated}</span>
      </span>
    );
  }
  const { text, note, difference } = cell;
  return (
    <>
      <bdi className={styles.value}>
        <NonBreakingMeasures>{text}</NonBreakingMeasures>
      </bdi>
      {difference != null && (
        <>
          {' '}
          {/* In right-to-left text a sign would move to the other end of a number. */}
          <bdi className={styles.difference}>{difference}</bdi>
        </>
      )}
      {note != null && <span className={styles.ownTitle}>{note}</span>}
    </>
  );
}
