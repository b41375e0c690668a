import { LinkStrip } from '@elvora/design-system/LinkStrip';
import preview from '#.storybook/preview';
import { linkStripArgs } from './linkStripArgs.tsx';

const meta = preview.meta({
  component: LinkStrip,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'], layout: 'fullscreen' },
  args: linkStripArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { items: linkStripArgs.items.slice(0, 2) } });
