import { SiteFooter } from '@elvora/design-system/SiteFooter';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';
import { footerArgs } from './footerArgs.tsx';

const meta = preview.meta({
  component: SiteFooter,
  args: footerArgs,
  parameters: { design: ['storefront-home-desktop', 'storefront-home-mobile'], layout: 'fullscreen' },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { brand: 'TARVANE' } });

/** The newsletter form is beside the columns. */
export const WithNewsletter = meta.story({
  args: { children: <Text tone="onDark">The newsletter form stands here.</Text> },
});
