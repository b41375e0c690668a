import { ProductDialogView, type ProductDialogViewProps } from '@elvora/admin/views/products/ProductDialog';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { emptyForm, filledForm } from './productForms.ts';

const submit = fn();
const close = fn();

const dialog: ProductDialogViewProps = {
  title: 'Edit Product',
  submitLabel: 'Update Product',
  form: filledForm,
  step: 'basic',
  categories: ['Brass Cable Glands', 'Contactors'],
  imageBase: '/media',
  isSaving: false,
  upload: null,
  alert: { text: '', isOpen: false },
  focusedField: null,
  conflict: null,
  draftNotice: null,
  goneNotice: null,
  onChange: () => undefined,
  onStepChange: () => undefined,
  onSubmit: submit,
  onCancelSave: fn(),
  onAlertClose: fn(),
  onClose: close,
};

const meta = preview.meta({
  component: ProductDialogView,
  tags: ['visual'],
  parameters: {
    design: [
      'admin-product-dialog-1-basic-desktop',
      'admin-product-dialog-2-images-desktop',
      'admin-product-dialog-3-specs-desktop',
      'admin-product-dialog-3-saving-desktop',
      'admin-product-dialog-mobile',
    ],
    layout: 'fullscreen',
  },
  args: dialog,
  render: (args) => <ControlledDialog {...args} />,
  beforeEach: () => {
    submit.mockClear();
    close.mockClear();
  },
});

/** Holds the form and the step, as the app does. */
function ControlledDialog(props: ProductDialogViewProps) {
  const [form, setForm] = useState(props.form);
  const [step, setStep] = useState(props.step);
  return <ProductDialogView {...props} form={form} onChange={setForm} onStepChange={setStep} step={step} />;
}

export const BasicInfo = meta.story();

export const Images = meta.story({ args: { step: 'images' } });

export const Specifications = meta.story({ args: { step: 'specifications' } });

export const NewProduct = meta.story({
  args: { title: 'Add Product', submitLabel: 'Create Product', form: emptyForm },
});

export const Saving = meta.story({ args: { step: 'specifications', isSaving: true } });

/** Upload progress is visible on every step. */
export const UploadProgress = meta.story({
  args: {
    form: {
      ...filledForm,
      images: ['front.png', 'side.png'].map((name) => ({
        kind: 'new',
        id: name,
        alt: '',
        file: new File(['picture'], name, { type: 'image/png' }),
      })),
    },
    step: 'specifications',
    isSaving: true,
    upload: { status: 'uploading', progress: 0.34 },
  },
  play: async ({ args, userEvent }) => {
    const strip = within(await screen.findByRole('region', { name: 'Sending 2 images' }));
    await expect(strip.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '34');
    await userEvent.click(strip.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancelSave).toHaveBeenCalledOnce();
  },
});

export const Conflict = meta.story({
  args: {
    conflict: {
      rows: [
        { label: 'Product Name', before: 'Brass Gland', after: 'Brass Cable Gland' },
        { label: 'Trending', before: 'Yes', after: 'No' },
      ],
      onKeepMine: fn(),
      onKeepTheirs: fn(),
    },
  },
});

/** Another user has deleted the product: nothing typed is lost. */
export const Deleted = meta.story({
  args: {
    submitLabel: 'Save as new product',
    goneNotice: { onSaveAsNew: fn(), onCopy: fn() },
  },
});

/** S-337 */
export const ErrorAlert = meta.story({
  args: { alert: { text: 'Product name is required', isOpen: true }, focusedField: 'name' },
});

/** S-322, S-323, S-325, S-326, S-328 */
export const MovesThroughThreeSteps = meta.story({
  tags: ['behaviour', '!visual'],
  args: { title: 'Add Product', submitLabel: 'Create Product', form: emptyForm },
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }));
    const tab = (name: string) => dialog.getByRole('tab', { name });
    await step('shows the tabs in order', async () => {
      await expect(dialog.getAllByRole('tab')).toHaveLength(3);
      await expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
      await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await expect(dialog.queryByRole('button', { name: 'Create Product' })).toBeNull();
    });
    await step('shows the fields of the first step', async () => {
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Product Name' })).toBeVisible());
      for (const name of ['Product Name', 'Keywords', 'Description']) {
        await expect(dialog.getByRole('textbox', { name })).toBeVisible();
      }
      await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveAttribute('rows', '4');
      await expect(dialog.getByRole('combobox', { name: 'Category' })).toBeVisible();
      for (const name of ['Bestseller', 'Trending']) {
        await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
      }
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    });
    await step('does not submit on Enter in a field', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Product Name' }), 'Gland{Enter}');
      await expect(submit).not.toHaveBeenCalled();
    });
    await step('goes on by Ctrl+Enter and Next, with the focus', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(tab('Images')).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(dialog.getByRole('tabpanel', { name: 'Images' })).toHaveFocus());
      dialog.getByRole('button', { name: 'Next' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(tab('Specifications')).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(dialog.getByRole('tabpanel', { name: 'Specifications' })).toHaveFocus());
    });
    await step('only a step without mistakes is ticked off', async () => {
      await expect(tab('Images')).toHaveAttribute('aria-description', 'Step 2 of 3, done');
      // Category, keywords and description are missing.
      await expect(tab('Basic Info')).toHaveAttribute('aria-description', 'Step 1 of 3');
    });
    await step('keeps the undo history across steps', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add Column' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Previous' }));
      await userEvent.click(tab('Specifications'));
      await expect(dialog.getAllByRole('columnheader')).toHaveLength(7);
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await expect(dialog.getAllByRole('columnheader')).toHaveLength(6);
    });
    await step('submits only from the last step', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create Product' }));
      await expect(submit).toHaveBeenCalledOnce();
      await userEvent.click(tab('Basic Info'));
      await expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveValue('Gland');
    });
  },
});

export const StartsAtTheFirstField = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Product Name' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  },
});

export const StaysTickedOffBehindAndAhead = meta.story({
  tags: ['behaviour', '!visual'],
  args: { step: 'specifications' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Basic Info' }));
    for (const name of ['Images', 'Specifications']) {
      await expect(dialog.getByRole('tab', { name })).toHaveAttribute(
        'aria-description',
        expect.stringContaining('done'),
      );
    }
  },
});

/** S-324, S-327 */
export const DisablesAllActionsWhileSaving = meta.story({
  tags: ['behaviour', '!visual'],
  args: { step: 'specifications', isSaving: true },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
    const saving = dialog.getByRole('button', { name: 'Saving...' });
    await expect(saving).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saving);
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
    for (const name of ['Cancel', 'Previous', 'Close']) {
      await expect(dialog.getByRole('button', { name })).toBeDisabled();
    }
    await expect(submit).not.toHaveBeenCalled();
    await expect(close).not.toHaveBeenCalled();
  },
});

/** When the alert closes, its field has the focus. */
export const FocusesTheInvalidField = meta.story({
  tags: ['behaviour', '!visual'],
  args: { focusedField: 'keywords' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Keywords' })).toHaveFocus());
  },
});
