import { ProductDetails } from '@elvora/design-system/ProductDetails';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { productDetailsArgs } from './productDetailsArgs.ts';

const meta = preview.meta({ component: ProductDetails, tags: ['behaviour'], args: productDetailsArgs });

export const LabelsEveryPart = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Product Details' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: `Specifications of ${args.name}` })).toBeVisible();
    await expect(canvas.getByText('Bestseller')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** D-23: the text for an unreadable table ends with a full stop. */
export const DistinguishesAMissingFromAnUnreadableTable = meta.story({
  args: { specifications: { status: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No table data available for this product.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
