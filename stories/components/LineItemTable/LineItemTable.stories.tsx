import { LineItemTable } from '@elvora/design-system/LineItemTable';
import preview from '#.storybook/preview';
import { lineItems } from './lineItems.ts';

const meta = preview.meta({
  component: LineItemTable,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: { items: lineItems },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { labels: { quantity: 'Pieces' } } });
