import { DimensionDrawing } from '@elvora/design-system/DimensionDrawing';
import preview from '#.storybook/preview';
import { glandDrawing } from './_dimensionDrawingArgs.ts';

const meta = preview.meta({
  component: DimensionDrawing,
  parameters: { design: ['storefront-size-product-desktop', 'storefront-size-product-mobile'] },
  args: glandDrawing,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { highlightedLetter: 'S' } });
