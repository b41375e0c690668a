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
    onQueryChange: fn(),
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

/** Keys and input events of an input method, as browsers send them. */
function compose(field: HTMLInputElement, key: string, texts: readonly string[]) {
  field.focus();
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of texts) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
  }
}
const endComposition = (field: HTMLInputElement) =>
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));

export const SearchesNoHalfComposedWords = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
    // The field reports text typed before hydration; wait until it has.
    await userEvent.click(field);
    await step('reports the word of an input method once it is composed', async () => {
      compose(field, 'Process', ['ㄉ', 'ㄉㄧ', '電']);
      await expect(args.onQueryChange).not.toHaveBeenCalled();
      const enter = new KeyboardEvent('keydown', {
        key: 'ArrowDown',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      });
      await expect(field.dispatchEvent(enter)).toBe(true);
      endComposition(field);
      await expect(args.onQueryChange).toHaveBeenCalledOnce();
      await expect(args.onQueryChange).toHaveBeenCalledWith('電');
    });
    await step('reports each letter of a phone, whose keyboard composes every word', async () => {
      compose(field, 'Unidentified', ['g', 'gl']);
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('gl');
    });
  },
});

export const ClearsItsText = meta.story({
  args: { query: 'M20' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

export const TellsThatSuggestionsAreLoading = meta.story({
  args: { isLoading: true, suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');
  },
});
