import { SearchField, type SearchShortcut } from '@elvora/design-system/SearchField';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const shortcuts: readonly SearchShortcut[] = ['/', 'Control+K'];

const meta = preview.meta({
  component: SearchField,
  tags: ['behaviour'],
  args: {
    action: '#search',
    suggestions: [
      { label: 'Dashboard', href: '#dashboard', detail: 'Page' },
      { label: 'Products', href: '#products', detail: 'Page' },
    ],
    onSearch: fn(),
    onSuggestionSelect: fn(),
    suggestsOnFocus: true,
    shortcuts,
  },
});

/** Suggestions while typing are covered by the stories of `SiteHeader`. */
export const OpensByShortcutWithSuggestions = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await step('takes the focus by both shortcuts', async () => {
      // The field may attach its listener after the first key.
      await waitFor(async () => {
        await userEvent.keyboard('/');
        await expect(field).toHaveFocus();
      });
      await userEvent.clear(field);
      field.blur();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(field).toHaveFocus();
    });
    await step('shows suggestions before anything is typed', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
    });
    await step('follows the selected suggestion on Enter', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(window.location.hash).toBe('#products');
      await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('searches on Enter without a selection', async () => {
      await userEvent.type(field, 'M20{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('M20'));
    });
  },
});
