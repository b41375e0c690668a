import { Button } from '@elvora/design-system/Button';
import { Dialog, type DialogProps } from '@elvora/design-system/Dialog';
import { Text } from '@elvora/design-system/Text';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CategoryForm, categoryActions } from './CategoryForm.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';
import { OpenedForm } from './OpenedForm.tsx';

const dialog: DialogProps = {
  title: 'Add Subcategory',
  width: 560,
  isOpen: false,
  onClose: fn(),
  actions: categoryActions,
  children: <CategoryForm />,
};
const meta = preview.meta({
  component: Dialog,
  parameters: { design: ['sheet-components', 'admin-category-dialog-desktop'] },
  args: dialog,
  render: ({ isOpen: _isOpen, ...args }) => <OpenedDialog {...args} />,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { width: 920, isDismissable: true } });

/** Steps stay visible, Cancel is set apart, and the height is the same on every step. */
export const FixedHeight = meta.story({
  args: {
    title: 'Edit Product',
    width: 920,
    hasFixedHeight: true,
    subheader: <Text variant="bodySm">1 Basic Info · 2 Images · 3 Specifications</Text>,
    startAction: <Button tone="ghost">Cancel</Button>,
    actions: (
      <>
        <Button isDisabled tone="secondary">
          Previous
        </Button>
        <Button>Next</Button>
      </>
    ),
  },
});

/** `FormDialog`: fields, Cancel, and the submit button. */
export const Form = meta.story({ render: () => <OpenedForm onSubmit={fn()} /> });

/** Cannot be closed while saving. */
export const Busy = meta.story({ args: { isBusy: true } });

export const LongBody = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_none, line) => <Text key={line}>{`Line ${line + 1}`}</Text>),
  },
});

export const Nested = meta.story({
  args: {
    width: 1080,
    title: 'Specifications',
    children: (
      <OpenedDialog actions={<Button>Save</Button>} title="Edit Header" width={400}>
        <Text>A dialog over a dialog has a lighter scrim.</Text>
      </OpenedDialog>
    ),
  },
});

/** Escape, the close button and Cancel ask before changes are lost. */
export const UnsavedChanges = meta.story({ args: { hasUnsavedChanges: true } });
