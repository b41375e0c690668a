import { Inline } from '@elvora/design-system/layout';
import { ProductFlags } from '@elvora/design-system/ProductFlags';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ProductFlags,
  parameters: { design: ['sheet-components'] },
  args: { isBestseller: true, isTrending: true },
  render: (args) => (
    <Inline>
      <ProductFlags {...args} />
    </Inline>
  ),
});

export const Default = meta.story();
