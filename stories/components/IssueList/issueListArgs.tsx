import { Button } from '@elvora/design-system/Button';
import { IconClock, IconPhotoOff, IconTableOff } from '@elvora/design-system/Icon';
import type { IssueListProps } from '@elvora/design-system/IssueList';

/** An issue with a button that settles it in place. */
export const clockGroup: IssueListProps['groups'][number] = {
  id: 'clock',
  icon: IconClock,
  label: 'The clock looks wrong',
  issues: [
    {
      id: '4',
      name: 'It shows 1 March 2029.',
      detail: 'Nothing is erased meanwhile.',
      action: (
        <Button size="sm" tone="secondary">
          The clock is right
        </Button>
      ),
    },
  ],
};

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
