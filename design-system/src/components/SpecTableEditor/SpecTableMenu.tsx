import type { RefObject } from 'react';
import { Menu } from '../Menu/index.ts';
import { type MenuKind, tableMenu } from './tableMenus.ts';
import type { SpecTableController } from './useSpecTable.ts';

interface SpecTableMenuProps {
  table: SpecTableController;
  kind: MenuKind;
  anchor: RefObject<Element | null>;
  onClose: () => void;
}

/** What can be done at the active cell. It is open as long as it is drawn. */
export function SpecTableMenu({ table, kind, ...menu }: SpecTableMenuProps) {
  return <Menu {...tableMenu(table, kind)} {...menu} isOpen />;
}
