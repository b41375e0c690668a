import { products } from '@elvora/catalogue/fixtures';
import {
  CategoryDetailView,
  type CategoryDetailViewProps,
} from '@elvora/storefront/views/categoryDetail/CategoryDetail';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (state: CategoryDetailViewProps['state']): CategoryDetailViewProps['state'] => state;

const links = products.map(({ id, name, pictures }) => ({
  id,
  title: name,
  picture: pictures[0] ?? null,
  slug: `product-${id}`,
}));

const meta = preview.meta({
  component: CategoryDetailView,
  tags: ['visual'],
  args: {
    title: 'Contactors',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Contactors' },
    ],
    state: given({
      status: 'ready',
      detail: {
        category: {
          title: 'Contactors',
          description:
            'Contactors and everything that mounts on them: auxiliary blocks, interlocks, suppressors, coils and overload relays.',
        },
        productTypes: [
          { title: 'Power contactors', products: links.slice(0, 6), total: 6 },
          { title: 'Auxiliary contactors', products: links.slice(6, 10), total: 4 },
          { title: 'Overload relays', products: links.slice(2, 5), total: 3 },
        ],
      },
    }),
  },
  parameters: {
    design: ['storefront-category-detail-desktop', 'storefront-category-detail-mobile'],
    layout: 'fullscreen',
  },
});

/** S-134 */
export const Types = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Product types of Contactors' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Overload relays' })).toBeVisible();
  },
});

/** S-142 */
export const Loading = meta.story({
  tags: ['behaviour', '!visual'],
  args: { title: 'Contactors', state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

const retry = fn();

/** S-143 */
export const Failed = meta.story({
  tags: ['behaviour', '!visual'],
  args: { state: { status: 'failed', error: { title: 'Error: API request failed', onRetry: retry } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Error: API request failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** S-144 */
export const Missing = meta.story({ args: { title: 'Category not found', state: { status: 'missing' } } });
