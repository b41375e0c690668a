import { ProductTable } from '@elvora/design-system/ProductTable';
import preview from '#.storybook/preview';
import { productTableArgs } from './productTableArgs.tsx';

const meta = preview.meta({
  component: ProductTable,
  tags: ['visual'],
  args: productTableArgs,
});

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Power Contactor 9–38 A' }));
  },
});

export const ReadOnly = meta.story({
  args: { onEdit: undefined, onDelete: undefined, onSetFlag: undefined },
});
