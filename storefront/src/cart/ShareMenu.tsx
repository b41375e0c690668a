import { IconClipboard, IconDownload, IconLink, IconPrinter } from '@elvora/design-system/Icon';
import { Menu, type MenuItem } from '@elvora/design-system/Menu';
import { type RefObject, useState } from 'react';

export type ShareAction = 'link' | 'print' | 'xlsx' | 'csv' | 'pdf' | 'text';

export interface ShareMenuProps {
  anchor: RefObject<Element | null>;
  onAction: (action: ShareAction) => void;
  onClose: () => void;
}

const items: readonly (readonly MenuItem<ShareAction>[])[] = [
  [{ id: 'link', label: 'Copy link, without notes', icon: IconLink }],
  [
    { id: 'print', label: 'Print', icon: IconPrinter },
    { id: 'xlsx', label: 'Excel file', icon: IconDownload },
    { id: 'csv', label: 'CSV file', icon: IconDownload },
    { id: 'pdf', label: 'PDF file', icon: IconDownload },
  ],
  [{ id: 'text', label: 'Copy as text', icon: IconClipboard }],
];

/** React Aria adds a style element unless one with its id exists; the policy of public pages allows none (ADR 4). */
function holdPlaceOfStyle(): void {
  const id = 'react-aria-pressable-style';
  if (!document.getElementById(id))
    document.head.append(Object.assign(document.createElement('meta'), { id }));
}

/** Menu of ways to share or save the quote list. */
export function ShareMenu({ anchor, onAction, onClose }: ShareMenuProps) {
  // Before the effects of the menu.
  useState(holdPlaceOfStyle);
  return (
    <Menu
      anchor={anchor}
      groups={items}
      isOpen
      label="Share the quote list"
      onAction={onAction}
      onClose={onClose}
    />
  );
}
