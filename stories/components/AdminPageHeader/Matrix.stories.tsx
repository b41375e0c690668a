import { AdminPageHeader } from '@elvora/design-system/AdminPageHeader';
import { Button } from '@elvora/design-system/Button';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: AdminPageHeader,
  tags: ['visual'],
  args: { title: 'Product Management', action: <Button>Add Product</Button> },
});

export const Default = meta.story({});

export const ActionForWideScreens = meta.story({ args: { isActionForWideScreens: true } });
