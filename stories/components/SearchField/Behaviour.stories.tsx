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

/** What it does while somebody types is with the header of the site, which has one, too. */
export const IsReachedByItsKeysAndSuggestsAtOnce = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await step('both keys lead into it', async () => {
      // The first key may come before the field listens.
      await waitFor(async () => {
        await userEvent.keyboard('/');
        await expect(field).toHaveFocus();
      });
      await userEvent.clear(field);
      field.blur();
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(field).toHaveFocus();
    });
    await step('what is suggested is there before the first letter', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
    });
    await step('Enter follows the chosen one', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(window.location.hash).toBe('#products');
      await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
    await step('and without one it searches', async () => {
      await userEvent.type(field, 'M20{Enter}');
      await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('M20'));
    });
  },
});
