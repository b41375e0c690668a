import { longName } from '@elvora/catalogue/fixtures';
import { CardGrid, type CardGridProps } from '@elvora/design-system/CardGrid';
import { DocumentsTable } from '@elvora/design-system/DocumentsTable';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { ProductsView } from '@elvora/storefront/views/products/Products';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { stressProps } from '#.storybook/StressedStory';
import { productCards } from '../_support/cards.tsx';
import { documents } from '../_support/documents.ts';
import { contactorTable } from '../_support/tables.ts';

const cards: ReactNode = productCards(4);

/** The toolbar's kinds of stress data, each on a component it affects. */
const meta = preview.meta({
  component: CardGrid,
  tags: ['behaviour'],
  args: { children: null },
  parameters: {
    stress: stressProps<CardGridProps>({ slow: { state: 'loading' } }),
  },
});

const products = (
  <ProductsView
    breadcrumbs={[]}
    groups={[]}
    content={{ list: { state: { status: 'ready', products: [] }, pageCount: 1 } }}
    page={1}
    total={0}
  />
);

export const Unchanged = meta.story({
  args: { children: cards },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

export const Empty = meta.story({
  globals: { stress: 'empty' },
  render: () => <DocumentsTable items={documents} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const One = meta.story({
  args: { children: cards },
  globals: { stress: 'one' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const Many = meta.story({
  args: { children: cards },
  globals: { stress: 'many' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(60);
  },
});

export const LongestTexts = meta.story({
  args: { children: cards },
  globals: { stress: 'longest' },
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading')) await expect(heading).toHaveTextContent(longName);
  },
});

export const BrokenImages = meta.story({
  args: { children: cards },
  globals: { stress: 'broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-component="PlaceholderDrawing"]')).toHaveLength(4),
    );
  },
});

export const LargeTable = meta.story({
  globals: { stress: 'table' },
  render: () => <SpecTable caption="Contactors" formatCsv={String} table={contactorTable} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(40);
  },
});

/** A component with a loading state declares it in `parameters.stress`. */
export const Slow = meta.story({
  args: { children: cards },
  globals: { stress: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

export const SlowView = meta.story({
  globals: { stress: 'slow' },
  render: () => products,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

export const Failing = meta.story({
  globals: { stress: 'failing' },
  render: () => products,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
