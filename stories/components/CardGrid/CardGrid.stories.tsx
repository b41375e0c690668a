import { CardGrid } from '@elvora/design-system/CardGrid';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { categoryCards, productCards } from '../../_support/cards.tsx';

const tenCards: ReactNode = productCards(10);

const meta = preview.meta({
  component: CardGrid,
  parameters: {
    design: [
      'storefront-category-products-desktop',
      'storefront-category-products-mobile',
      'storefront-states-sheet',
    ],
    layout: 'padded',
  },
  args: { children: null },
});

export const Default = meta.story({ args: { label: 'Products', children: tenCards } });

export const Playground = Default.extend({ tags: ['!test'], args: { maxColumns: 4, kind: 'product' } });

export const Categories = meta.story({
  args: { kind: 'category', label: 'Subcategories', children: categoryCards(7) },
});

/** The best sellers of the home page. */
export const FourColumns = meta.story({ args: { maxColumns: 4, children: productCards(4) } });

/** A single card does not stretch. */
export const OneCard = meta.story({ args: { children: productCards(1) } });

export const Loading = meta.story({ render: () => <CardGrid state="loading" /> });

export const LoadingCategories = meta.story({
  render: () => <CardGrid count={5} kind="category" state="loading" />,
});

export const Empty = meta.story({
  render: () => (
    <CardGrid
      empty={{
        title: 'No items found in this category.',
        text: 'Products are still being added here. Ask us, or look in the parent category.',
      }}
      state="empty"
    />
  ),
});

export const Failed = meta.story({
  render: () => (
    <CardGrid
      error={{
        title: 'Error: Failed to fetch categories',
        text: 'Check the connection and try again. Nothing you entered is lost.',
        onRetry: fn(),
      }}
      state="error"
    />
  ),
});
