import { type ProductTableItem } from '@elvora/design-system/ProductTable';
import { fn } from 'storybook/test';
import { photos } from '../../_support/photos.ts';
import type { ProductTableProps } from '@elvora/design-system/ProductTable';

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

export const productTableArgs: ProductTableProps = {
  products,
  onEdit: fn(),
  onDelete: fn(),
  onSetFlag: fn(),
};
