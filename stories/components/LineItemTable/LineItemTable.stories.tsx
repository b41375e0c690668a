import { LineItemTable } from '@elvora/design-system/LineItemTable';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: LineItemTable,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: {
    items: [
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
    ],
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { labels: { quantity: 'Pieces' } } });
