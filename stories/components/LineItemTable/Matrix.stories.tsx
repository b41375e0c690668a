import { LineItemTable } from '@elvora/design-system/LineItemTable';
import preview from '#.storybook/preview';
import { lineItems } from './lineItems.ts';

const meta = preview.meta({
  component: LineItemTable,
  tags: ['visual'],
  args: { items: lineItems },
});

export const Items = meta.story({});
