import { CompareTable } from '@elvora/design-system/CompareTable';
import preview from '#.storybook/preview';
import { compareColumns, compareDifferences, compareEqual } from '../../_support/comparison.ts';

const meta = preview.meta({
  component: CompareTable,
  parameters: { design: ['storefront-compare-desktop'] },
  args: {
    label: 'Comparison',
    columns: compareColumns,
    differences: compareDifferences,
    equal: compareEqual,
    note: 'Up to four products or sizes. The address of this page keeps the selection.',
  },
});

/** Differences come first; one line lists what is equal. */
export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'] });
