import { SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { FieldWithSuggestions, suggestionArgs } from './suggestionArgs.tsx';

const meta = preview.meta({
  component: SuggestionPanel,
  tags: ['behaviour'],
  args: { ...suggestionArgs, popup: { isFullScreen: false, listProps: {}, optionProps: () => ({}) } },
  render: ({ groups, all }) => (
    <div style={{ minHeight: 620 }}>
      <FieldWithSuggestions all={all} groups={groups} />
    </div>
  ),
});

/** APG combobox: the groups are one list, and the focus stays in the field. */
export const IsOneListForTheArrowKeys = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, '25a cont');
    const list = within(canvas.getByRole('listbox', { name: 'Suggestions' }));
    const options = list.getAllByRole('option');
    await step('names the groups, and announces how many suggestions there are', async () => {
      const names = list.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
      await expect(names.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
        'Understood',
        'Codes',
        'Products',
        'Categories',
        'Properties',
      ]);
      await expect(canvas.getByText('10 suggestions')).toBeInTheDocument();
      await expect(options).toHaveLength(10);
    });
    await step('walks from group to group, and to all results', async () => {
      for (const option of options) {
        await userEvent.keyboard('{ArrowDown}');
        await expect(field).toHaveAttribute('aria-activedescendant', option.id);
        await expect(option).toHaveAttribute('aria-selected', 'true');
      }
      await expect(options.at(-1)).toHaveTextContent('All results: 3 products, 6 sizes');
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await expect(field).toHaveFocus();
    });
    await step('follows the selected one on Enter', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(window.location.hash).toBe('#/product/EV-PC-25');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
  },
});
