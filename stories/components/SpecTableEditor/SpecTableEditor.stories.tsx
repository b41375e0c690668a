import { createHistory, newGrid, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import preview from '#.storybook/preview';
import { EditedTable, glands, largeGrid } from './EditedTable.tsx';

const meta = preview.meta({
  component: SpecTableEditor,
  parameters: {
    design: ['admin-product-dialog-3-specs-desktop', 'admin-product-dialog-3-header-edit-desktop'],
  },
  args: { label: 'Specifications', value: createHistory(glands), onChange: () => undefined },
});

export const Default = meta.story({ render: () => <EditedTable grid={glands} /> });

/** A new table: 4 headers, 3 rows, all empty (S-372). */
export const NewTable = meta.story({ render: () => <EditedTable /> });

/** 1,000 rows × 100 columns, virtualized. */
export const Huge = meta.story({ render: () => <EditedTable grid={largeGrid(1000, 100)} /> });

/** No table yet. */
export const Empty = meta.story({ render: () => <EditedTable grid={{ headers: [], rows: [] }} /> });

/** Stored text that is not a table stays visible until a new one is started (D-23). */
export const Unreadable = meta.story({
  render: () => (
    <EditedTable
      grid={{ headers: [], rows: [] }}
      invalidText='{"headers": ["Code", "Current"], "rows": [{"a1": "EV-1"'
    />
  ),
});

export const ReadOnly = meta.story({ render: () => <EditedTable grid={glands} isReadOnly /> });

/** The last cell cannot be removed (S-376). */
export const OneCell = meta.story({
  render: () => <EditedTable grid={newGrid({ columns: 1, rows: 1 })} />,
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <EditedTable grid={glands} />,
});
