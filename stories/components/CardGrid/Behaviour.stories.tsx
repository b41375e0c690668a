import { CardGrid, type CardGridProps } from '@elvora/design-system/CardGrid';
import { Container } from '@elvora/design-system/layout';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { categoryCards, productCards } from '../../_support/cards.tsx';
import { Page, pageBody } from '../../_support/Page.tsx';

const meta = preview.meta({ component: CardGrid, tags: ['behaviour'], args: { children: null } });

const widths = { 320: 2, 899: 2, 900: 4, 1199: 4, 1200: 5 } as const;

const columnsIn = (page: HTMLElement) => {
  const list = page.querySelector('[data-part="list"]');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
};

/** 2 columns below 900 px, 4 from 900 px, 5 from 1200 px (S-133). */
export const HasTwoFourOrFiveColumns = meta.story({
  render: () => (
    <>
      {Object.keys(widths).map((width) => (
        <Page key={width} width={Number(width)}>
          <Container>
            <CardGrid>{categoryCards(10)}</CardGrid>
          </Container>
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [width, columns] of Object.entries(widths)) {
      const page = pageBody(canvas.getByTitle(`${width} px`));
      await waitFor(() => expect([width, columnsIn(page)]).toEqual([width, columns]));
    }
  },
});

export const IsAListOfArticles = meta.story({
  args: { label: 'Glands', children: [...productCards(3), null, false] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Glands' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    for (const item of items) await expect(within(item).getAllByRole('article')).toHaveLength(1);
  },
});

export const AnnouncesLoadingAndReservesSpace = meta.story({
  render: () => <CardGrid count={4} kind="category" state="loading" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-component="CategoryCardSkeleton"]')).toHaveLength(4);
  },
});

/** S-137 */
export const ShowsTheEmptyText = meta.story({
  render: () => <CardGrid empty={{ title: 'No items found in this category.' }} state="empty" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items found in this category.')).toBeVisible();
  },
});

const refetch = fn();

/** A list that fails at first and loads on the second attempt. */
function RetriedList({ isEmpty = false }: { isEmpty?: boolean }) {
  const [state, setState] = useState<'ready' | 'loading' | 'empty' | 'error'>('error');
  const retry = () => {
    refetch();
    setState('loading');
    setTimeout(() => setState(isEmpty ? 'empty' : 'ready'), 50);
  };
  const props: Record<typeof state, CardGridProps> = {
    error: { state: 'error', error: { title: 'Error: Failed to fetch categories', onRetry: retry } },
    loading: { state: 'loading', count: 2 },
    empty: { state: 'empty', empty: { title: 'No items found in this category.' } },
    ready: { children: productCards(2), label: 'Products' },
  };
  return (
    <>
      <CardGrid {...props[state]} />
      <button type="button">Elsewhere</button>
    </>
  );
}

/** S-138, S-141 */
export const RetryFetchesOnceAndFocusesTheList = meta.story({
  beforeEach: () => {
    refetch.mockClear();
  },
  render: () => <RetriedList />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await step('keeps the focus while the list loads', async () => {
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Products' })).toHaveFocus());
    await expect(refetch).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const KeepsTheFocusWhenRetryFails = meta.story({
  render: () => <RetriedList isEmpty />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText('No items found in this category.');
    await expect(canvasElement.querySelector('[data-component="CardGrid"]')).toHaveFocus();
  },
});

export const DoesNotStealTheFocusAfterRetry = meta.story({
  render: () => <RetriedList />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await canvas.findByRole('list');
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
});
