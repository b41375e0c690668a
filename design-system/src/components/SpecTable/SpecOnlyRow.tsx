import { SpecRowValues } from './SpecRowValues.tsx';
import * as styles from './SpecTable.css.ts';
import type { TableController } from './useTableController.ts';

/** The only row of a table as a list, on narrow screens. */
export function SpecOnlyRow({ controller }: { controller: TableController }) {
  const { columns, labels, pressedSize, rows, sizeBar } = controller;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons of the codes have keys
    <div className={styles.onlyNarrow} data-row={0} onClick={sizeBar.onClick}>
      <SpecRowValues
        addSize={(column) => sizeBar.addSize(0, column)}
        columns={columns}
        labels={labels}
        row={rows[0] ?? {}}
      />
      {pressedSize.status === 'failed' && <div className={styles.listEnd}>{pressedSize.end}</div>}
    </div>
  );
}
