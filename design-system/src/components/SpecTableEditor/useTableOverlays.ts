import { useCallback, useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../hooks/index.ts';
import type { MenuKind } from './tableMenus.ts';

/** The menu and the header dialog, loaded before their first use. */
export function useTableOverlays({ isDialogOpen }: { isDialogOpen: boolean }) {
  const menuAnchor = useRef<Element>(null);
  const [menuKind, setMenuKind] = useState<MenuKind | 'toolbar' | null>(null);
  const [HeaderDialog, loadDialog] = useLazyComponent(importHeaderDialog);
  const [SpecTableMenu, loadMenu] = useLazyComponent(importMenu);
  const isAnyOpen = isDialogOpen || menuKind !== null;

  const preload = useCallback(() => {
    loadDialog();
    loadMenu();
  }, [loadDialog, loadMenu]);

  useEffect(
    function loadOnOpen() {
      if (isAnyOpen) preload();
    },
    [isAnyOpen, preload],
  );

  return {
    HeaderDialog,
    SpecTableMenu,
    menuAnchor,
    menuKind,
    openMenu: useCallback((kind: MenuKind | 'toolbar', anchor: Element) => {
      menuAnchor.current = anchor;
      setMenuKind(kind);
    }, []),
    closeMenu: () => setMenuKind(null),
    preload,
  };
}

export type TableOverlays = ReturnType<typeof useTableOverlays>;

const importMenu = () => import('./SpecTableMenu.tsx').then(({ SpecTableMenu }) => SpecTableMenu);
const importHeaderDialog = () => import('./HeaderDialog.tsx').then(({ HeaderDialog }) => HeaderDialog);
