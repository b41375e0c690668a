import { IconClipboardList, IconMail } from '@elvora/design-system/Icon';
import type { InboxListProps } from '@elvora/design-system/InboxList';

export const inboxListArgs: InboxListProps = {
  currentId: 1,
  items: [
    {
      id: 1,
      href: '#/enquiries/1',
      sender: 'Asha Rao',
      kind: 'Quote request',
      icon: IconClipboardList,
      summary: '12 × Brass Cable Gland M20, 4 × Power Contactor 9–38 A',
      dateTime: '2026-11-21T05:12:00Z',
      dateText: '10:42',
      isUnread: true,
    },
    {
      id: 2,
      href: '#/enquiries/2',
      sender: 'procurement.department.of.a.company@with-a-long-name.example',
      kind: 'Newsletter',
      icon: IconMail,
      summary: '',
      dateTime: '2026-11-20T05:12:00Z',
      dateText: 'Yesterday',
      isUnread: false,
    },
  ],
};
