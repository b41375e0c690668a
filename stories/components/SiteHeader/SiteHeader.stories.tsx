import { SiteHeader } from '@elvora/design-system/SiteHeader';
import preview from '#.storybook/preview';
import { cartWith, headerArgs, manyCategories } from './headerArgs.tsx';

const meta = preview.meta({
  component: SiteHeader,
  args: headerArgs,
  parameters: {
    design: ['storefront-header-open-desktop', 'storefront-header-open-mobile'],
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { currentPath: '#/products', cart: cartWith(12) },
});

/** The entry is marked on its page and on all pages below it. */
export const CurrentPage = meta.story({ args: { currentPath: '#/products' } });

/** While the categories load, or when they fail to load, the entry is a plain link. */
export const WithoutCategories = meta.story({ args: { categories: [] } });

/** Forty main categories scroll in columns. */
export const ManyCategories = meta.story({ args: { categories: manyCategories } });

export const FullCart = meta.story({ args: { cart: cartWith(100) } });

export const EmptyCart = meta.story({ args: { cart: cartWith(0) } });
