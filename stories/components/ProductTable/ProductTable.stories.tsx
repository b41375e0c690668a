import { ProductTable, type ProductTableItem } from '@elvora/design-system/ProductTable';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const products: ProductTableItem[] = [
  {
    id: 1,
    name: 'Power Contactor 9–38 A',
    category: 'Contactors',
    isBestseller: true,
    isTrending: true,
    source: photos.contactor,
    imageCount: 3,
    tableSizeText: '12 × 5',
  },
  {
    id: 2,
    name: 'Miniature Circuit Breaker, Three Pole, with auxiliary contact and shunt release',
    category: 'Circuit Breakers',
    isBestseller: false,
    isTrending: false,
    source: null,
    imageCount: 0,
    tableSizeText: '–',
  },
];

const meta = preview.meta({
  component: ProductTable,
  parameters: { design: ['admin-products-desktop'] },
  args: { products, onEdit: fn(), onDelete: fn(), onSetFlag: fn() },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { labels: { caption: 'Best sellers' } } });

/** Without `onSetFlag` rows cannot be selected; without `onEdit` and `onDelete` there are no actions. */
export const ReadOnly = meta.story({
  args: { onEdit: undefined, onDelete: undefined, onSetFlag: undefined },
});
