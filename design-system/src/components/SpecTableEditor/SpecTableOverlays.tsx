import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { ClipboardActions } from './tableMenus.ts';
import type { SpecTableController } from './useSpecTable.ts';
import type { TableOverlays } from './useTableOverlays.ts';

interface SpecTableOverlaysProps {
  overlays: TableOverlays;
  table: SpecTableController;
  clipboard: ClipboardActions;
  labels: SpecTableEditorLabels;
}

/** The menu and the header dialog. */
export function SpecTableOverlays({ overlays, table, clipboard, labels }: SpecTableOverlaysProps) {
  const { HeaderDialog, SpecTableMenu, menuKind } = overlays;
  const { headers, headerDialog: column } = table;
  return (
    <>
      {menuKind && SpecTableMenu && (
        <SpecTableMenu
          anchor={overlays.menuAnchor}
          clipboard={clipboard}
          kind={menuKind === 'toolbar' ? 'cell' : menuKind}
          onClose={overlays.closeMenu}
          table={table}
        />
      )}
      {HeaderDialog && (
        <HeaderDialog
          isOpen={column !== null}
          labels={labels.dialog}
          onClose={() => table.openHeader(null)}
          onSave={(text) => {
            if (column !== null) table.saveHeader(column, text);
          }}
          placeholder={labels.headerPlaceholder((column ?? 0) + 1)}
          text={headers[column ?? 0] ?? ''}
        />
      )}
    </>
  );
}
