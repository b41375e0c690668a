import type { LineItemTableProps } from '@elvora/design-system/LineItemTable';
import { photos } from '../../_support/photos.ts';

export const lineItems: LineItemTableProps['items'] = [
  { name: 'Brass Cable Gland M20', source: photos.brassGland, quantity: 1200 },
  { name: 'Power Contactor 9–38 A', source: null, quantity: 4 },
  {
    name: 'Stopping Plug',
    code: 'EV-SPB-M20',
    details: ['brass', 'pack of 50 pcs'],
    note: 'Instead of nylon, if in stock',
    source: null,
    quantity: 10,
  },
];
