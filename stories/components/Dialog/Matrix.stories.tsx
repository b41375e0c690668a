import { Dialog, dialogWidths } from '@elvora/design-system/Dialog';
import preview from '#.storybook/preview';
import { CategoryForm, categoryActions } from './CategoryForm.tsx';

const [narrow, , middle, , wide] = dialogWidths;
const meta = preview.meta({
  component: Dialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Add Subcategory',
    isOpen: true,
    onClose: () => undefined,
    actions: categoryActions,
    children: <CategoryForm />,
  },
});

export const Narrow = meta.story({ args: { width: narrow } });
export const Medium = meta.story({ args: { width: middle } });
export const Wide = meta.story({ args: { width: wide, hasFixedHeight: true } });
