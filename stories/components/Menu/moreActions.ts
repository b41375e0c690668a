import { IconPencil, IconTrash } from '@elvora/design-system/Icon';
import type { MenuGroups } from '@elvora/design-system/Menu';

/** Actions with a submenu, and a link with a description. */
export const moreActions: MenuGroups<string> = [
  [
    { id: 'edit', label: 'Edit', icon: IconPencil },
    {
      id: 'move',
      label: 'Move to',
      submenu: [
        [
          { id: 'category', label: 'Category' },
          { id: 'trash', label: 'Trash', icon: IconTrash, tone: 'danger' },
        ],
      ],
    },
  ],
  [{ id: 'page', label: 'Public page', description: 'As visitors see it', href: '#public' }],
];
