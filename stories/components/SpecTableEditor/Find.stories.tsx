import { createHistory, SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { EditedTable, glands, largeGrid } from './EditedTable.tsx';
import { cell, change, whenRendered, forgetChanges, isInView, table } from './tableSteps.ts';

const meta = preview.meta({
  component: SpecTableEditor,
  tags: ['behaviour'],
  args: { label: 'Specifications', value: createHistory(glands), onChange: change },
  render: () => <EditedTable grid={glands} onGrid={change} />,
  beforeEach: forgetChanges,
});

export const FindsAndCounts = meta.story({
  render: () => <EditedTable grid={largeGrid(200, 10)} onGrid={change} />,
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const grid = canvas.getByRole('grid');
    await step('opens with Ctrl+F and goes to the first match', async () => {
      await userEvent.click(cell(canvas, '1.1'));
      await userEvent.keyboard('{Control>}f{/Control}');
      const field = await screen.findByRole('textbox', { name: 'Find' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('150.');
      await expect(await canvas.findByText('1 of 10')).toBeVisible();
      const found = await canvas.findByRole('gridcell', { name: '150.1' });
      await waitFor(() => expect(isInView(found, grid)).toBe(true));
      await expect(found).toHaveAttribute('data-active');
      await expect(canvas.getByRole('gridcell', { name: '150.2' })).toHaveAttribute('data-match');
    });
    await step('Enter goes on, Shift+Enter goes back, and both begin again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('2 of 10')).toBeVisible();
      await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
      await expect(canvas.getByText('10 of 10')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByText('1 of 10')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(canvas.getByText('10 of 10')).toBeVisible();
    });
    await step('searches whole cells only', async () => {
      const field = canvas.getByRole('textbox', { name: 'Find' });
      await userEvent.clear(field);
      await userEvent.type(field, '20.1');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Whole cell' }));
      await expect(canvas.getByText('1 of 1')).toBeVisible();
    });
    await step('Escape closes it and returns the focus to the match', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('search')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('gridcell', { name: '20.1' })).toHaveFocus());
      await expect(canvas.getByRole('gridcell', { name: '20.1' })).not.toHaveAttribute('data-match');
    });
  },
});

export const ReplacesOneOrAllInOneStep = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await whenRendered(canvas);
    const codes = () => table().rows.map(([code]: string[]) => code);
    await userEvent.click(cell(canvas, 'EV-BG-M12'));
    await userEvent.keyboard('{Control>}h{/Control}');
    const field = await screen.findByRole('textbox', { name: 'Find' });
    await step('takes the text literally', async () => {
      await userEvent.type(field, 'ev-bg-.');
      await expect(await canvas.findByText('Not found')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Replace all' })).toBeDisabled();
      await userEvent.clear(field);
      await userEvent.type(field, 'ev-bg');
      await expect(await canvas.findByText('1 of 8')).toBeVisible();
    });
    await step('replaces one and goes to the next', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'NB{Enter}');
      await expect(codes().slice(0, 2)).toEqual(['NB-M12', 'EV-BG-M16']);
      await expect(await canvas.findByText('1 of 7')).toBeVisible();
    });
    await step('replaces all others as one step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Replace all' }));
      await expect(
        codes()
          .slice(0, 8)
          .every((code: string) => code.startsWith('NB-')),
      ).toBe(true);
      await expect(canvas.getByText('Replaced in 7 cells')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(codes().slice(0, 2)).toEqual(['NB-M12', 'EV-BG-M16']);
    });
  },
});

export const FindsButDoesNotReplaceWhenReadOnly = meta.story({
  render: () => <EditedTable grid={glands} isReadOnly onGrid={change} />,
  play: async ({ canvas, userEvent }) => {
    await whenRendered(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Find and replace' }));
    const field = await screen.findByRole('textbox', { name: 'Find' });
    await userEvent.type(field, 'Entry');
    await expect(await canvas.findByText('1 of 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace…' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Find and replace' }));
    await expect(screen.queryByRole('search')).toBeNull();
  },
});
