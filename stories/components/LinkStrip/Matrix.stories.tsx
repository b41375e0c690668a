import { LinkStrip } from '@elvora/design-system/LinkStrip';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { linkStripArgs } from './linkStripArgs.tsx';

const meta = preview.meta({
  component: LinkStrip,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: linkStripArgs,
});

export const Names = meta.story({
  args: { items: [...linkStripArgs.items.slice(0, 2), { name: longName, text: longName, href: '#long' }] },
});

export const RightToLeft = Names.extend({ globals: { direction: 'rtl' } });
