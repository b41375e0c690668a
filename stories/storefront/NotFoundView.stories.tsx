import { NotFoundView } from '@elvora/storefront/views/notFound/NotFound';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: NotFoundView,
  tags: ['visual'],
  parameters: { design: ['storefront-404-desktop', 'storefront-404-mobile'], layout: 'fullscreen' },
});

/** D-52 */
export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
});
