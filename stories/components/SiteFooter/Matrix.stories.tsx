import { SiteFooter } from '@elvora/design-system/SiteFooter';
import preview from '#.storybook/preview';
import { footerArgs } from './footerArgs.tsx';

const meta = preview.meta({
  component: SiteFooter,
  tags: ['visual'],
  args: footerArgs,
  parameters: { layout: 'fullscreen' },
});

export const Columns = meta.story({});
