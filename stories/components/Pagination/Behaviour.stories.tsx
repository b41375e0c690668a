import { Pagination } from '@elvora/design-system/Pagination';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Pagination,
  tags: ['behaviour'],
  args: { page: 2, pageCount: 9, getHref: (page: number) => `#page-${page}` },
});

export const LeadsToPagesByTheirAddress = meta.story({
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-1');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-3');
    await expect(pages.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '#page-9');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  },
});

export const AtAnEndThereIsNowhereToGo = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

export const OnePageHasNoPager = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

function Turned() {
  const [page, setPage] = useState(4);
  return <Pagination onSelect={setPage} page={page} pageCount={5} />;
}

/** A button that has come to the end does nothing and is still there to go back from. */
export const ButtonsKeepTheFocusAtTheEnd = meta.story({
  render: () => <Turned />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
  },
});
