import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ListSearchField,
  tags: ['behaviour'],
  args: { label: 'Name, keyword or ordering code', query: '', onQueryChange: fn() },
});

export const ReportsTheTextOnceTypingPauses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'M20');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith('M20'));
  },
});

function SearchedList() {
  const [query, setQuery] = useState('');
  return (
    <>
      <ListSearchField label="Search" onQueryChange={setQuery} query={query} />
      <p>{`Query: ${query}`}</p>
      <button onClick={() => setQuery('relay')} type="button">
        Back
      </button>
    </>
  );
}

export const FollowsTheQueryProp = meta.story({
  render: () => <SearchedList />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'gland');
    await expect(await canvas.findByText('Query: gland')).toBeVisible();
    await expect(field).toHaveValue('gland');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(field).toHaveValue('relay');
  },
});
