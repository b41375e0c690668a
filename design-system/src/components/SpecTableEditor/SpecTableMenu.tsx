import type { RefObject } from 'react';
import { Menu } from '../Menu/index.ts';
import { type ClipboardActions, type MenuKind, tableMenu } from './tableMenus.ts';
import type { SpecTableController } from './useSpecTable.ts';

export interface SpecTableMenuProps {
  table: SpecTableController;
  kind: MenuKind;
  clipboard: ClipboardActions;
  anchor: RefObject<Element | null>;
  onClose: () => void;
}

/** The menu of the active cell, open while it is rendered. */
export function SpecTableMenu({ table, kind, clipboard, ...menu }: SpecTableMenuProps) {
  return <Menu {...tableMenu({ kind, table, clipboard })} {...menu} isOpen />;
}
