import { DiffTable } from '@elvora/design-system/DiffTable';
import preview from '#.storybook/preview';
import { rows } from './rows.ts';

const meta = preview.meta({
  component: DiffTable,
  parameters: { design: ['sheet-components', 'storefront-spec-table-desktop'] },
  args: { caption: 'Changes', beforeLabel: 'Before', afterLabel: 'After', rows },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { rows: rows.slice(0, 1) } });

/** Both versions have equal weight, for a choice between them. */
export const Balanced = meta.story({
  args: {
    isSymmetric: true,
    caption: 'What differs',
    beforeLabel: 'Yours',
    afterLabel: 'Saved by someone else',
  },
});
