import { Pagination } from '@elvora/design-system/Pagination';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Pagination,
  tags: ['behaviour'],
  args: { page: 2, pageCount: 9, getHref: (page: number) => `#page-${page}` },
});

export const LinksToEachPage = meta.story({
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-1');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-3');
    await expect(pages.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '#page-9');
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  },
});

export const DisablesThePreviousLinkOnTheFirstPage = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

export const RendersNothingForOnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

function ControlledPagination() {
  const [page, setPage] = useState(4);
  return <Pagination onSelect={setPage} page={page} pageCount={5} />;
}

/** At the end a button stays focusable and does nothing. */
export const ButtonsKeepTheFocusOnTheLastPage = meta.story({
  render: () => <ControlledPagination />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
  },
});
