import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ColumnHighlight } from './columnHighlight.ts';
import type { SpecCell, SpecColumn } from './specColumnOps.ts';
import * as styles from './SpecTable.css.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import { ColumnHeader } from './SpecTableRow.tsx';
import type { SizeBar } from './useSizeBar.ts';

interface SpecTableHeaderProps {
  /** Letters of the drawing. */
  columnHighlight: ColumnHighlight | undefined;
  columns: readonly SpecColumn[];
  currentCell: SpecCell | null;
  labels: SpecTableLabels;
  sizeBar: SizeBar;
}

/** Titles of the columns. In a turned table they are codes, which can be added. */
export function SpecTableHeader(props: SpecTableHeaderProps) {
  const { columnHighlight, columns, currentCell, labels, sizeBar } = props;
  const hasUnits = columns.some(({ unit }) => unit);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons of the titles have keys
    <thead onClick={sizeBar.onClick}>
      <tr className={styles.row}>
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
          <th className={`${styles.columnHeader} ${styles.addColumn}`} scope="col">
            <VisuallyHidden>{labels.addColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
