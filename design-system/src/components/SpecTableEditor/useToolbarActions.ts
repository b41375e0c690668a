import { useCallback, useRef } from 'react';
import type { ToolbarPress } from './SpecTableToolbar.tsx';
import type { SpecTableController } from './useSpecTable.ts';
import type { TableOverlays } from './useTableOverlays.ts';
import type { TableView } from './useTableView.ts';

interface ToolbarActionsOptions {
  table: SpecTableController;
  view: TableView;
  openMenu: TableOverlays['openMenu'];
}

/** Runs the actions of the toolbar; a stable function, because the toolbar is memoized. */
export function useToolbarActions(options: ToolbarActionsOptions) {
  const latest = useRef(options);
  latest.current = options;
  return useCallback(({ action, button }: ToolbarPress) => {
    const { table, view, openMenu } = latest.current;
    const { find, extent } = table;
    switch (action) {
      case 'addRow':
        return table.insertRow(extent.rows);
      case 'addColumn':
        return table.insertColumn(extent.columns);
      case 'menu':
        return openMenu('toolbar', button);
      case 'find':
        return find.isOpen ? find.close() : find.open({ withReplacement: false });
      case 'wrap':
        return view.toggleWrap();
      case 'fullScreen':
        return view.toggleFullScreen();
      case 'undo':
        return table.undo();
      case 'redo':
        return table.redo();
    }
  }, []);
}
