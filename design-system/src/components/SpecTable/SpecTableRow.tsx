import { memo, type ReactNode, type Ref } from 'react';
import { IconCheck, IconCopy, IconSearch } from '../Icon/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import { AddSizeButton } from './AddSizeButton.tsx';
import { missingValue } from './missingValue.tsx';
import type { PressedSizeParts } from './pressedSizeParts.tsx';
import { SpecRowEnd } from './SpecRowEnd.tsx';
import * as cellStyles from './SpecTableCells.css.ts';
import * as codeStyles from './SpecTableCodes.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { AddSizeOf } from './useSizeBar.ts';
import { cellText, currentCellId, type SpecColumn, type SpecRow } from './specColumnOps.ts';

/** Every second part of the split text is a match. */
const markMatches = (text: string, pattern: RegExp | null) =>
  pattern
    ? text.split(pattern).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <mark className={cellStyles.mark} key={index}>
            {part}
          </mark>
        ),
      )
    : text;

interface RowProps extends Pick<PressedSizeParts, 'status' | 'end' | 'codeCopies'> {
  /** Contents of the buttons of codes. */
  addSize: AddSizeOf | undefined;
  /** Quantities of its codes on the list. */
  listed: string;
  /** Whether the table has a column for the button of a row's only code. */
  hasAddColumn: boolean;
  /** Position in the stored table. */
  at: number;
  row: SpecRow;
  columns: readonly SpecColumn[];
  labels: SpecTableLabels;
  /** Reason why the row is hidden. */
  hiddenBy?: 'page' | 'filter';
  id?: string;
  /** The URL fragment names this row. */
  isTarget?: boolean;
  /** Column of the current cell; undefined in other rows. */
  currentColumn?: number | undefined;
  /** Name of the copy button; rows without one have no button. */
  copyLabel?: string;
  isCopied?: boolean;
  onCopy?: ((at: number) => void) | undefined;
  /** Name of the button that opens the sheet of the row on narrow screens. */
  sheetLabel?: string;
  onOpenSheet?: ((at: number) => void) | undefined;
  /** Search terms, highlighted in the cells. */
  pattern: RegExp | null;
  /** Position among the rows of a windowed table. */
  position?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** Props that re-render a row; callbacks and refs do not. */
const comparedProps = [
  'row',
  'columns',
  'labels',
  'hiddenBy',
  'isTarget',
  'status',
  'end',
  'codeCopies',
  'listed',
  'currentColumn',
  'copyLabel',
  'isCopied',
  'sheetLabel',
  'pattern',
  'position',
  'id',
] as const satisfies readonly (keyof RowProps)[];

/** Memoized: moving the pointer to another row re-renders two rows. */
export const Row = memo(
  function Row(props: RowProps) {
    const { at, row, columns, labels, hiddenBy, id, isTarget, copyLabel, isCopied, onCopy, position, ref } =
      props;
    const { sheetLabel, pattern, currentColumn, addSize, hasAddColumn, codeCopies } = props;
    const sizes = columns.map((_column, index) => addSize?.(at, index) ?? null);
    const only = sizes.filter(Boolean).length === 1 ? sizes.find(Boolean) : null;
    const isOnly = (index: number) => hasAddColumn && only?.column === index;
    /** The button of a code in its cell, or the buttons that copy the only code of the row. */
    const sizeButtons = (index: number): ReactNode => {
      if (isOnly(index)) return codeCopies && <span className={codeStyles.codeCopies}>{codeCopies}</span>;
      const size = sizes[index];
      return size && <AddSizeButton {...size} />;
    };
    const cellClass = (index: number, ...names: string[]) =>
      [
        ...names,
        cellStyles.rowLine,
        ...(isOnly(index) ? [codeStyles.addedCode] : []),
        ...(index === currentColumn ? [codeStyles.currentCell] : []),
      ].join(' ');
    const [first, ...others] = columns;
    const cell = ({ key, kind }: SpecColumn) => {
      const text = cellText(row, key);
      if (text === null) return missingValue(labels);
      // Other kinds do not wrap at all.
      if (kind === 'prose' && !pattern) return <NonBreakingMeasures>{text}</NonBreakingMeasures>;
      return markMatches(text, pattern);
    };
    return (
      <tr
        aria-current={currentColumn === undefined ? undefined : true}
        aria-rowindex={position === undefined ? undefined : position + 2}
        className={cellStyles.row}
        data-index={position}
        data-off={hiddenBy}
        data-row={at}
        data-target={isTarget || undefined}
        id={id}
        ref={ref}
      >
        {first && (
          <th
            className={cellClass(0, cellStyles.cellKinds[first.kind], cellStyles.first, codeStyles.code)}
            data-column={sizes[0] ? 0 : undefined}
            id={currentColumn === 0 ? currentCellId : undefined}
            scope="row"
          >
            {cell(first)}
            {sizeButtons(0)}
            {copyLabel !== undefined && !(codeCopies && isOnly(0)) && (
              <button
                aria-label={copyLabel}
                className={codeStyles.copy}
                data-part="copy"
                onClick={() => onCopy?.(at)}
                type="button"
              >
                {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </button>
            )}
            {sheetLabel !== undefined && (
              <button
                aria-label={sheetLabel}
                className={`${codeStyles.copy} ${codeStyles.openSheet}`}
                data-part="openSheet"
                onClick={() => props.onOpenSheet?.(at)}
                type="button"
              >
                <IconSearch size={16} />
              </button>
            )}
          </th>
        )}
        {others.map((column, index) => (
          <td
            className={cellClass(index + 1, cellStyles.cellKinds[column.kind])}
            data-column={sizes[index + 1] ? index + 1 : undefined}
            id={currentColumn === index + 1 ? currentCellId : undefined}
            key={column.key}
          >
            {cell(column)}
            {sizeButtons(index + 1)}
          </td>
        ))}
        {hasAddColumn && (
          <td className={`${cellStyles.rowLine} ${codeStyles.addColumn} ${codeStyles.addCell}`}>
            {props.end ?? (only && <SpecRowEnd labels={labels} size={only} />)}
          </td>
        )}
      </tr>
    );
  },
  (before, after) => comparedProps.every((prop) => before[prop] === after[prop]),
);
