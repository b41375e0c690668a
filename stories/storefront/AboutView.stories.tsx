import { AboutView } from '@elvora/storefront/views/about/About';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../_support/photos.ts';

const section = (title: string) => ({
  title,
  paragraphs: [
    'We have been trading since 1987. The first shop sold what electricians in the city asked for in the morning and needed by the evening.',
    'A counter teaches quickly. From those years we have kept the habit of giving dimensions first.',
  ],
});

const meta = preview.meta({
  component: AboutView,
  tags: ['visual'],
  parameters: { design: ['storefront-about-desktop', 'storefront-about-mobile'], layout: 'fullscreen' },
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'About Us' }],
    content: {
      title: 'About Us',
      lead: 'A trading house that learnt to manufacture.',
      imageAlt: 'Bright factory hall',
      linkLabel: 'Become a distributor',
      timeline: [
        { year: '1987', text: 'Trading begins' },
        { year: '2014', text: 'Factory in West Bengal started; built in 18 months' },
        { year: 'Today', text: 'About 300 dealers; sales only through regional dealers' },
      ],
      sections: [section('A counter in 1987'), section('About 300 dealers')],
    },
    source: photos.factoryHall,
  },
});

/** S-026. */
export const History = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bright factory hall' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Become a distributor' })).toHaveAttribute(
      'href',
      '/distributor',
    );
  },
});

export const WithoutPicture = meta.story({ args: { source: null } });
