import { inlineVars } from '../../styles/inlineVars.ts';
import { letterBox } from '../../styles/letterBox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { AddSizeButton } from './AddSizeButton.tsx';
import type { ColumnHighlight } from './columnHighlight.ts';
import { currentCellId, type SpecCell, type SpecColumn, titleWidth } from './specColumnOps.ts';
import * as cellStyles from './SpecTableCells.css.ts';
import * as codeStyles from './SpecTableCodes.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import type { AddSizeOf, SizeBar } from './useSizeBar.ts';

interface SpecTableHeaderProps {
  /** Letters of the drawing. */
  columnHighlight: ColumnHighlight | undefined;
  columns: readonly SpecColumn[];
  currentCell: SpecCell | null;
  labels: SpecTableLabels;
  sizeBar: SizeBar;
}

/** Titles of the columns. In a transposed table they are codes, which can be added. */
export function SpecTableHeader(props: SpecTableHeaderProps) {
  const { columnHighlight, columns, currentCell, labels, sizeBar } = props;
  const hasUnits = columns.some(({ unit }) => unit);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons of the titles have keys
    <thead onClick={sizeBar.onClick}>
      <tr className={cellStyles.row}>
        {columns.map((column, index) => (
          <ColumnHeader
            addSize={sizeBar.addSize(null, index)}
            column={column}
            hasUnits={hasUnits}
            isCurrent={currentCell?.row === null && currentCell.column === index}
            isFirst={index === 0}
            isHighlighted={index === columnHighlight?.highlightedColumn}
            key={column.key}
            letter={columnHighlight?.letters[index]}
          />
        ))}
        {sizeBar.hasAddColumn && (
          <th className={`${cellStyles.columnHeader} ${codeStyles.addColumn}`} scope="col">
            <VisuallyHidden>{labels.addColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeaderProps {
  column: SpecColumn;
  isFirst: boolean;
  /** Whether any column of the table has a unit; headers without one then reserve its space. */
  hasUnits: boolean;
  /** Whether the title is a code. */
  addSize: ReturnType<AddSizeOf>;
  /** Whether the title is the current cell. */
  isCurrent: boolean;
  /** Letter of the column's dimension. */
  letter: string | undefined;
  /** Whether the dimension is hovered. */
  isHighlighted: boolean;
}

/** Props of the letter before a title. */
const letterWidthCh = 3;

function ColumnHeader(props: ColumnHeaderProps) {
  const { column, isFirst, hasUnits, isCurrent, addSize, letter } = props;
  const { title, unit, kind } = column;
  const isStart = isFirst || kind !== 'number';
  const headerStyles = [
    cellStyles.columnHeader,
    isStart && cellStyles.alignStart,
    isFirst && cellStyles.first,
    isFirst && cellStyles.corner,
    isCurrent && codeStyles.currentCell,
  ];
  const width = inlineVars({
    [cellStyles.titleWidth]: `${titleWidth(title) + (letter ? letterWidthCh : 0)}ch`,
  });
  return (
    <th
      aria-current={isCurrent || undefined}
      className={headerStyles.filter(Boolean).join(' ')}
      data-highlighted={props.isHighlighted || undefined}
      id={isCurrent ? currentCellId : undefined}
      scope="col"
    >
      <span className={cellStyles.title} style={width}>
        {letter && (
          <span aria-hidden className={`${letterBox} ${cellStyles.letter}`}>
            {letter}
          </span>
        )}
        {title}
      </span>{' '}
      {unit && (
        <span className={cellStyles.unit}>
          <span className={cellStyles.bracket}>{unit.open}</span>
          {unit.text}
          <span className={cellStyles.bracket}>{unit.close}</span>
        </span>
      )}
      {!unit && hasUnits && <span className={cellStyles.unitSlot} />}
      {addSize && <AddSizeButton {...addSize} />}
    </th>
  );
}
