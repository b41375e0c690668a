import { createHistory, newGrid, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, glands, largeGrid } from './EditedTable.tsx';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['visual'],
  args: { label: 'Specifications', value: createHistory(glands), onChange: () => undefined },
});

export const Filled = meta.story({ render: () => <EditedTable grid={glands} /> });

export const New = meta.story({ render: () => <EditedTable /> });

export const Editing = meta.story({
  render: () => <EditedTable grid={glands} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '7–13' }));
  },
});

export const Range = meta.story({
  render: () => <EditedTable grid={glands} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'M16 × 1.5' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
  },
});

export const HeaderDialogOpen = meta.story({
  render: () => <EditedTable grid={glands} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('columnheader', { name: /Entry thread/ }));
    await screen.findByRole('dialog', { name: 'Edit Header' });
  },
});

export const Pasted = meta.story({
  render: () => <EditedTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Row 2, Col 3' }));
    await userEvent.paste('Code\tCurrent (A)\tPoles\nEV-1\t10\t3\nEV-2\t16\t4');
    await canvas.findByText(/Pasted 3 rows/);
    await canvas.findByRole('checkbox');
  },
});

export const SmallestWithRepeatedHeaders = meta.story({
  render: () => (
    <>
      <EditedTable grid={newGrid({ columns: 1, rows: 1 })} />
      <EditedTable grid={{ headers: ['Current', 'current'], rows: [['10', '16']] }} />
    </>
  ),
});

export const Empty = meta.story({ render: () => <EditedTable grid={{ headers: [], rows: [] }} /> });

export const Unreadable = meta.story({
  render: () => <EditedTable grid={{ headers: [], rows: [] }} invalidText='{"headers": ["Code"' />,
});

export const ReadOnly = meta.story({ render: () => <EditedTable grid={glands} isReadOnly /> });

export const Wide = meta.story({ render: () => <EditedTable grid={largeGrid(200, 40)} /> });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <EditedTable grid={glands} />,
});

export const ForcedColours = meta.story({
  globals: { colours: 'forced' },
  render: () => <EditedTable grid={glands} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'M16 × 1.5' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  },
});
