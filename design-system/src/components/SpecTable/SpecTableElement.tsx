import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecTableProps } from './SpecTable.tsx';
import * as styles from './SpecTable.css.ts';
import * as codeStyles from './SpecTableCodes.css.ts';
import { SpecTableBody } from './SpecTableBody.tsx';
import { SpecTableFrame } from './SpecTableFrame.tsx';
import { SpecTableHeader } from './SpecTableHeader.tsx';
import type { TableController } from './useTableController.ts';

interface SpecTableElementProps extends Pick<SpecTableProps, 'caption' | 'isDense' | 'columnHighlight'> {
  controller: TableController;
}

/** Number of columns from which they have less padding. */
const manyColumns = 10;

/** The table itself, in its scroll container. */
export function SpecTableElement(props: SpecTableElementProps) {
  const { controller, caption, isDense = false, columnHighlight } = props;
  const { boxRef, columns, view, WindowedRows } = controller;
  const { highlightedColumn = null } = columnHighlight ?? {};
  const captionId = useId();
  const tableStyles = [
    styles.table,
    isDense && styles.dense,
    columns.length >= manyColumns && styles.manyColumns,
    controller.hasTools && codeStyles.withCopy,
  ];
  return (
    <SpecTableFrame
      boxRef={boxRef}
      captionId={captionId}
      isPaged={view.range.pageCount > 1}
      isWindowed={WindowedRows !== null}
    >
      <table
        aria-rowcount={WindowedRows ? view.shown.length + 1 : undefined}
        className={tableStyles.filter(Boolean).join(' ')}
        data-highlighted-column={highlightedColumn === null ? undefined : highlightedColumn + 1}
      >
        <caption>
          <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        </caption>
        <SpecTableHeader {...controller} columnHighlight={columnHighlight} />
        <SpecTableBody controller={controller} isDense={isDense} />
      </table>
    </SpecTableFrame>
  );
}
