import { IconClipboardList, IconMail } from '@elvora/design-system/Icon';
import type { ActivityListProps } from '@elvora/design-system/ActivityList';

export const activityListArgs: ActivityListProps = {
  items: [
    {
      id: 1,
      href: '#/enquiries/1',
      icon: IconClipboardList,
      title: 'Asha Rao',
      summary: 'Quote request, 12 × Brass Cable Gland M20',
      dateTime: '2026-11-21T05:12:00Z',
      dateText: '10:42',
    },
    {
      id: 2,
      href: '#/enquiries/2',
      icon: IconMail,
      title: 'A Company With a Name That Takes More Than One Line on Small Screens',
      summary: 'Contact message, '.repeat(20),
      dateTime: '2026-11-20T05:12:00Z',
      dateText: 'Yesterday',
    },
  ],
};
