import { ProductDetails } from '@elvora/design-system/ProductDetails';
import preview from '#.storybook/preview';
import { productDetailsArgs } from './productDetailsArgs.ts';

const meta = preview.meta({ component: ProductDetails, tags: ['visual'], args: productDetailsArgs });

export const Full = meta.story({});

export const Minimal = meta.story({
  args: {
    category: '',
    isBestseller: false,
    isTrending: false,
    description: '',
    sizesText: null,
    pictures: [],
    specifications: { status: 'none' },
  },
});
