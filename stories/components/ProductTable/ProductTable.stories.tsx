import { ProductTable } from '@elvora/design-system/ProductTable';
import preview from '#.storybook/preview';
import { productTableArgs } from './productTableArgs.tsx';

const meta = preview.meta({
  component: ProductTable,
  parameters: { design: ['admin-products-desktop'] },
  args: productTableArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { labels: { caption: 'Best sellers' } } });

/** Without `onSetFlag` rows cannot be selected; without `onEdit` and `onDelete` there are no actions. */
export const ReadOnly = meta.story({
  args: { onEdit: undefined, onDelete: undefined, onSetFlag: undefined },
});
