import { memo, type Ref } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconCheck, IconCopy } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SpecTable.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { cellText, type SpecColumn, type SpecRow, titleWidth } from './specColumnOps.ts';

interface ColumnHeaderProps {
  column: SpecColumn;
  isFirst: boolean;
  /** Some column of the table has a unit: titles without one leave its place free. */
  hasUnits: boolean;
}

export function ColumnHeader({ column: { title, unit, kind }, isFirst, hasUnits }: ColumnHeaderProps) {
  const isStart = isFirst || kind === 'prose';
  const looks = [
    styles.columnHeader,
    isStart && styles.alignStart,
    isFirst && styles.first,
    isFirst && styles.corner,
  ];
  const width = inlineVars({ [styles.titleWidth]: `${titleWidth(title)}ch` });
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
      {!unit && hasUnits && <span className={styles.unitSlot} />}
    </th>
  );
}

interface RowProps {
  /** Position in the stored table. */
  at: number;
  row: SpecRow;
  columns: readonly SpecColumn[];
  labels: SpecTableLabels;
  /** Why it is not shown, if it is not. */
  hiddenBy?: 'page' | 'filter';
  id?: string;
  /** An address has led here. */
  isTarget?: boolean;
  /** Name of the copy button, on the row that has it. */
  copyLabel?: string;
  isCopied?: boolean;
  onCopy: (at: number) => void;
  /** Position among the rows of a windowed table. */
  position?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** Drawn again only when something of it has changed: pointing at a row draws two of them. */
export const Row = memo(
  function Row(props: RowProps) {
    const { at, row, columns, labels, hiddenBy, id, isTarget, copyLabel, isCopied, onCopy, position, ref } =
      props;
    const [first, ...others] = columns;
    const show = (column: SpecColumn) => cellText(row, column.key) ?? <Missing labels={labels} />;
    return (
      <tr
        aria-rowindex={position === undefined ? undefined : position + 2}
        className={styles.row}
        data-index={position}
        data-off={hiddenBy}
        data-row={at}
        data-target={isTarget || undefined}
        id={id}
        ref={ref}
      >
        {first && (
          <th
            className={`${styles.cellKinds[first.kind]} ${styles.rowLine} ${styles.first} ${styles.code}`}
            scope="row"
          >
            {show(first)}
            {copyLabel !== undefined && (
              <button aria-label={copyLabel} className={styles.copy} onClick={() => onCopy(at)} type="button">
                {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </button>
            )}
          </th>
        )}
        {others.map((column) => (
          <td className={`${styles.cellKinds[column.kind]} ${styles.rowLine}`} key={column.key}>
            {show(column)}
          </td>
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.labels === after.labels &&
    before.hiddenBy === after.hiddenBy &&
    before.isTarget === after.isTarget &&
    before.copyLabel === after.copyLabel &&
    before.isCopied === after.isCopied &&
    before.position === after.position &&
    before.id === after.id,
);

function Missing({ labels: { missing, notStated } }: { labels: SpecTableLabels }) {
  return (
    <>
      <span aria-hidden>{missing}</span>
      <VisuallyHidden>{notStated}</VisuallyHidden>
    </>
  );
}
