import { IconClipboard, IconDownload, IconLink, IconPrinter } from '@elvora/design-system/Icon';
import { Menu, type MenuItem } from '@elvora/design-system/Menu';
import type { RefObject } from 'react';

export type ShareAction = 'link' | 'print' | 'csv' | 'text';

export interface ShareMenuProps {
  anchor: RefObject<Element | null>;
  onAction: (action: ShareAction) => void;
  onClose: () => void;
}

const items: readonly (readonly MenuItem<ShareAction>[])[] = [
  [{ id: 'link', label: 'Copy link, without notes', icon: IconLink }],
  [
    { id: 'print', label: 'Print', icon: IconPrinter },
    { id: 'csv', label: 'CSV file', icon: IconDownload },
  ],
  [{ id: 'text', label: 'Copy as text', icon: IconClipboard }],
];

/** The ways out of the quote list besides sending it. */
export function ShareMenu({ anchor, onAction, onClose }: ShareMenuProps) {
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
