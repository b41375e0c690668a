import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import preview from '#.storybook/preview';
import { productOrderBarArgs } from './productOrderBarArgs.tsx';

const meta = preview.meta({ component: ProductOrderBar, tags: ['visual'], args: productOrderBarArgs });

export const Notes = meta.story({
  render: (args) => (
    <>
      <ProductOrderBar {...args} />
      <ProductOrderBar {...args} note={undefined} />
    </>
  ),
});

export const RightToLeft = Notes.extend({ globals: { direction: 'rtl' } });
