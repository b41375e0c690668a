import { CategoryDialogView } from '@elvora/admin/views/categories/CategoryDialog';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../_support/photos.ts';

const meta = preview.meta({
  component: CategoryDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: {
    title: 'Add Subcategory',
    submitLabel: 'Create',
    draft: { name: '', parentName: 'Control & Switchgear', isActive: true, image: '' },
    parents: [
      { name: null, label: 'None (Main Category)' },
      { name: 'Control & Switchgear', label: 'Control & Switchgear' },
      { name: 'Contactors', label: 'Control & Switchgear > Contactors' },
    ],
    isParentFixed: false,
    preview: null,
    errors: {},
    isSaving: false,
    isUploading: false,
    conflict: null,
    onChange: fn(),
    onUpload: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

/** S-282…S-285, S-287…S-289 */
export const HasTheStatedFields = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Subcategory' });
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Category Name/ })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /Category Name/ })).toBeRequired();
    const parents = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Parent Category' });
    await expect([...parents.options].map(({ label }) => label)).toEqual([
      'None (Main Category)',
      'Control & Switchgear',
      'Control & Switchgear > Contactors',
    ]);
    await expect(screen.getByPlaceholderText('https://example.com/image.jpg')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The parent cannot be changed while editing (S-286). */
export const EditCategory = meta.story({
  args: {
    title: 'Edit Category',
    submitLabel: 'Update',
    draft: {
      name: 'Contactors',
      parentName: 'Control & Switchgear',
      isActive: false,
      image: 'contactor.webp',
    },
    isParentFixed: true,
    preview: photos.contactor,
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Parent Category' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Update' })).toBeInTheDocument();
  },
});

export const Saving = meta.story({ args: { isSaving: true } });

export const FieldErrors = meta.story({
  args: {
    errors: {
      name: "There is already a category named 'Relays'",
      image: 'Enter the address of a picture that begins with https://',
    },
  },
});

/** Another user has saved the category since it was opened. */
export const Conflict = meta.story({
  args: {
    title: 'Edit Category',
    submitLabel: 'Update',
    draft: { name: 'Relays', parentName: null, isActive: true, image: '' },
    isParentFixed: true,
    conflict: {
      rows: [{ label: 'Category Name', before: 'Relays', after: 'Relays & Timers' }],
      onKeepMine: fn(),
      onKeepTheirs: fn(),
    },
  },
});
