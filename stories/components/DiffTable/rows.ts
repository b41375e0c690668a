import type { DiffRow } from '@elvora/design-system/DiffTable';

export const rows: readonly DiffRow[] = [
  { label: 'Category Name', before: 'Relays', after: 'Relays & Timers' },
  { label: 'Parent Category', before: null, after: 'Control & Switchgear' },
  { label: 'Image URL', before: 'relay.webp', after: '' },
  {
    label: 'Description',
    before: 'Plug-in relays.',
    after: 'Plug-in relays and timers for control panels.\nWith bases, clips and suppressors.',
  },
];
