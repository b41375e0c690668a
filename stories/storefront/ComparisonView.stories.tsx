import { newProduct } from '@elvora/catalogue/fixtures';
import { ComparisonView, type ComparisonViewProps } from '@elvora/storefront/views/comparison/Comparison';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { compareDifferences, compareEqual } from '../_support/comparison.ts';

type Comparison = Extract<ComparisonViewProps['state'], { status: 'ready' }>['comparison'];

/** Widens the type to all states, which `args` would narrow to the initial one. */
const given = (state: ComparisonViewProps['state']): ComparisonViewProps['state'] => state;

const rows = (shown: typeof compareEqual, isEqual: boolean): Comparison['rows'] =>
  shown.map(({ name, unit, cells }) => ({
    name,
    unit,
    isEqual,
    cells: cells.map(
      (cell) => cell && { text: cell.text, header: null, difference: cell.difference ?? null },
    ),
  }));

const product = newProduct({ id: 14, name: 'Power Contactor 9–38 A', category: 'Contactors' });

const comparison: Comparison = {
  items: ['EV-PC-25', 'EV-PC-32', 'EV-PC-38'].map((code) => ({ product, code })),
  rows: [...rows(compareDifferences, false), ...rows(compareEqual, true)],
  ignored: [],
  typed: null,
  suggestions: [
    { productId: product.id, code: 'EV-PC-9', product: product.name, details: '9 A' },
    { productId: product.id, code: 'EV-PC-12', product: product.name, details: '12 A' },
  ],
};

const ready = (changed: Partial<Comparison> = {}) =>
  given({ status: 'ready', comparison: { ...comparison, ...changed } });

const meta = preview.meta({
  component: ComparisonView,
  tags: ['visual'],
  args: { state: ready(), onAdd: fn(), onCopyLink: fn() },
  parameters: { design: ['storefront-compare-desktop'], layout: 'fullscreen' },
});

/** Differences come first; equal values are folded into one line. */
export const Sizes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Compare 3 sizes');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(comparison.items);
  },
});

export const Nothing = meta.story({ args: { state: ready({ items: [], rows: [], suggestions: [] }) } });

/** A URL with unknown parts, and a typed name that does not identify one article. */
export const Unclear = meta.story({
  args: {
    state: ready({
      ignored: [
        { text: 'EV-NO-1', reason: 'unknown' },
        { text: 'EV-PC-40', reason: 'excess' },
      ],
      typed: { text: 'contactor 9', choices: comparison.suggestions },
    }),
  },
});

export const Failed = meta.story({
  tags: ['!visual', 'fits'],
  args: {
    state: given({
      status: 'failed',
      error: { title: 'The comparison could not be loaded', text: 'No connection.', onRetry: fn() },
    }),
  },
});
