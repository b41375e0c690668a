import { IconPhotoOff, IconTableOff } from '@elvora/design-system/Icon';
import type { IssueListProps } from '@elvora/design-system/IssueList';

export const issueListArgs: IssueListProps = {
  groups: [
    {
      id: 'table',
      icon: IconTableOff,
      label: '1 product has unreadable table data',
      issues: [{ id: '1', name: 'Brass Cable Gland M20', href: '#/1', detail: 'Row 3 has 4 of 5 cells' }],
    },
    {
      id: 'image',
      icon: IconPhotoOff,
      label: '2 products have no picture',
      issues: [
        { id: '2', name: 'Nylon Cable Tie', href: '#/2' },
        { id: '3', name: 'A datasheet without a page' },
      ],
    },
  ],
};
