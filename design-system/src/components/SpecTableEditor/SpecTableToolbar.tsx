import { Button } from '../Button/index.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconColumnInsertRight,
  IconRowInsertBottom,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { MenuButton } from '../Menu/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import { tableMenu } from './tableMenus.ts';
import type { SpecTable } from './useSpecTable.ts';

/** What the table is, and what can be done to the whole of it. */
export function SpecTableToolbar({ table }: { table: SpecTable }) {
  const { grid, value, labels, isReadOnly } = table;
  const { rows, headers } = grid;
  return (
    <div className={styles.toolbar}>
      <p className={styles.summary}>{labels.summary({ rows: rows.length, columns: headers.length })}</p>
      {!isReadOnly && (
        <div className={styles.tools}>
          <div className={styles.steps}>
            <IconButton
              icon={IconArrowBackUp}
              isDisabled={value.past.length === 0}
              label={labels.undo}
              onPress={table.undo}
              size="sm"
            />
            <IconButton
              icon={IconArrowForwardUp}
              isDisabled={value.future.length === 0}
              label={labels.redo}
              onPress={table.redo}
              size="sm"
            />
            <MenuButton {...tableMenu(table, 'cell')} label={labels.more} size="sm" />
          </div>
          <Button
            icon={IconColumnInsertRight}
            onPress={() => table.insertColumn(headers.length)}
            size="sm"
            tone="secondary"
          >
            {labels.addColumn}
          </Button>
          <Button
            icon={IconRowInsertBottom}
            onPress={() => table.insertRow(rows.length)}
            size="sm"
            tone="secondary"
          >
            {labels.addRow}
          </Button>
        </div>
      )}
    </div>
  );
}
