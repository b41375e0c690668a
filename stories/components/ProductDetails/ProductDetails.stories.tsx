import { Button } from '@elvora/design-system/Button';
import { ProductColumns, ProductDetails } from '@elvora/design-system/ProductDetails';
import { Skeleton } from '@elvora/design-system/Skeleton';
import preview from '#.storybook/preview';
import { productDetailsArgs } from './productDetailsArgs.ts';

const meta = preview.meta({
  component: ProductDetails,
  parameters: { design: ['storefront-product-desktop', 'storefront-product-mobile'] },
  args: productDetailsArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { orderAction: <Button>Add To Quote</Button>, actions: <Button tone="ghost">Share</Button> },
});

/** The skeleton has the same columns. */
export const Loading = meta.story({
  render: () => (
    <ProductColumns picture={<Skeleton ratio="1/1" />}>
      <Skeleton height="40px" width="80%" />
      <Skeleton shape="line" />
    </ProductColumns>
  ),
});
