import { DrawingDialogView } from '@elvora/admin/views/products/DrawingDialog';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';

const submit = fn();

const meta = preview.meta({
  component: DrawingDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-product-dialog-3-specs-desktop'], layout: 'fullscreen' },
  args: {
    drawing: { family: 'cable-gland', columns: { A: 'Entry thread', D: 'Clamping range (mm)' } },
    table: {
      headers: ['Ordering code', 'Entry thread', 'Clamping range (mm)', 'Spanner width (mm)'],
      rows: [{ a1: 'EV-BG-M20', a2: 'M20 × 1.5', a3: '7–13', a4: '24' }],
    },
    onSubmit: submit,
    onClose: fn(),
  },
  beforeEach: () => {
    submit.mockClear();
  },
});

export const Default = meta.story();

const field = (name: string) => screen.getByRole('combobox', { name });

/** Choosing a family preselects, for each of its dimensions, the column with the same title. */
export const OfAnotherFamily = meta.story({
  args: { drawing: null },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Dimension Drawing' }));
    await userEvent.selectOptions(field('Product family'), 'Cable gland');
    await expect(field('A: Entry thread')).toHaveValue('Entry thread');
    await expect(field('S: Spanner width')).toHaveValue('Spanner width (mm)');
    await expect(field('G: Overall length')).toHaveValue('');
    await expect(dialog.getByRole('img', { name: /A Entry thread M20 × 1\.5/ })).toBeVisible();
    await userEvent.selectOptions(field('S: Spanner width'), 'Not in the table');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(submit).toHaveBeenCalledWith({
      family: 'cable-gland',
      columns: { A: 'Entry thread', D: 'Clamping range (mm)' },
    });
  },
});

/** A drawing needs at least one column; without any it would show nothing. */
export const WithoutColumns = meta.story({
  tags: ['!visual'],
  args: { drawing: { family: 'cable-tie', columns: {} } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await expect(field('Product family')).toHaveAccessibleDescription(
      'Error: Choose the column of at least one dimension.',
    );
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.selectOptions(field('Product family'), 'No drawing');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(submit).toHaveBeenCalledWith(null);
  },
});
