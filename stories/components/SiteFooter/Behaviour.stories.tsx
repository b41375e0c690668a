import { SiteFooter } from '@elvora/design-system/SiteFooter';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { footerArgs } from './footerArgs.tsx';

const meta = preview.meta({
  component: SiteFooter,
  tags: ['behaviour'],
  args: footerArgs,
  parameters: { layout: 'fullscreen' },
});

export const LinksByColumn = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Footer' }));
    const hrefs = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(footerArgs.columns.flatMap(({ links }) => links.map(({ href }) => href)));
  },
});
