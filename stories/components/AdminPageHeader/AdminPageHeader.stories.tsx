import { AdminPageHeader } from '@elvora/design-system/AdminPageHeader';
import { Button } from '@elvora/design-system/Button';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: AdminPageHeader,
  parameters: { design: ['admin-products-desktop', 'admin-products-mobile'] },
  args: { title: 'Product Management', action: <Button>Add Product</Button> },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { title: 'Category Management' } });

export const TitleAlone = meta.story({ args: { action: undefined } });

/** The action is hidden on small screens. */
export const ActionForWideScreens = meta.story({ args: { isActionForWideScreens: true } });
