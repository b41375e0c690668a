import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@elvora/design-system/Icon';
import type { MenuItem } from '@elvora/design-system/Menu';

/** Actions for the first row of a table. */
export const rowActions: MenuItem<string>[][] = [
  [
    { id: 'above', label: 'Insert row above', icon: IconRowInsertTop },
    { id: 'below', label: 'Insert row below', icon: IconRowInsertBottom },
    { id: 'duplicate', label: 'Duplicate row', icon: IconCopy },
  ],
  [
    { id: 'up', label: 'Move row up', icon: IconArrowUp, shortcut: 'Alt Shift ↑', isDisabled: true },
    { id: 'down', label: 'Move row down', icon: IconArrowDown, shortcut: 'Alt Shift ↓' },
  ],
  [{ id: 'remove', label: 'Remove row', icon: IconTrash, tone: 'danger' }],
];
