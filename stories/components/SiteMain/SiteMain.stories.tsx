import { SiteMain } from '@elvora/design-system/SiteMain';
import preview from '#.storybook/preview';
import { siteMainArgs } from './siteMainArgs.tsx';

const meta = preview.meta({
  component: SiteMain,
  parameters: { design: ['storefront-home-desktop'], layout: 'fullscreen' },
  args: siteMainArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { id: 'content' } });
