import { SizeTable, type SizeTick } from '@elvora/design-system/SizeTable';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { sizeColumns, sizeGroups, sizeRow } from '../../_support/sizes.ts';

const meta = preview.meta({
  component: SizeTable,
  tags: ['behaviour'],
  args: { label: 'Results', columns: sizeColumns, groups: sizeGroups },
});

export const MarksWhatMetTheQuestion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Results' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^EV-BG-M20/ });
    await expect(row.querySelector('mark')).toHaveTextContent('7–13');
    await expect(canvas.getByRole('link', { name: 'Brass Cable Gland, Metric Thread' })).toBeVisible();
    // A dash, which screen readers do not read beside "not stated".
    for (const cell of canvas.getAllByRole('cell', { name: 'not stated' })) {
      await expect(getComputedStyle(cell, '::before').content).toBe('"-" / ""');
    }
  },
});

/** Without isolation '7–13' would read '13–7' in right-to-left pages. */
export const KeepsTheEndsOfARangeInOrder = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('row', { name: /^EV-BG-M20/ }).querySelector('mark');
    const text = document.createTreeWalker(mark ?? document, NodeFilter.SHOW_TEXT).nextNode();
    const endAt = (from: number, end: number) => {
      const range = document.createRange();
      range.setStart(text ?? document, from);
      range.setEnd(text ?? document, end);
      return range.getBoundingClientRect();
    };
    await expect(text?.textContent).toBe('7–13');
    await expect(endAt(0, 1).left).toBeLessThan(endAt(2, 4).left);
  },
});

export const UnfoldsFurtherSizes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('EV-AGS-25')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more sizes' }));
    await expect(canvas.getByRole('link', { name: 'EV-AGS-25' })).toHaveFocus();
    await expect(canvas.getByText('EV-AGS-32')).toBeVisible();
  },
});

const onAdd = fn();

/** Each size is added separately (D-56), which its button then confirms. */
export const AddsASize = meta.story({
  args: { groups: [{ key: 'one', rows: [{ ...sizeRow('EV-BG-M20', '7–13'), onAdd }] }] },
  play: async ({ canvas, userEvent }) => {
    onAdd.mockClear();
    const added = Promise.withResolvers<undefined>();
    onAdd.mockReturnValueOnce(added.promise);
    const add = canvas.getByRole('button', { name: 'Add EV-BG-M20 to quote' });
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(add);
    added.resolve(undefined);
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
    await expect(onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Added EV-BG-M20/ })).toHaveFocus();
  },
});

export const TellsTheSortedColumn = meta.story({
  args: {
    columns: sizeColumns.map((column, at) => ({
      ...column,
      sortHref: `#${column.key}`,
      sort: at === 1 ? 'descending' : 'none',
    })),
    groups: [
      { key: 'list', rows: [{ ...sizeRow('EV-BG-M20', '7–13'), product: { name: 'Gland', href: '#1' } }] },
    ],
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /Clamping range/ });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Spanner' })).toHaveAttribute('href', '#spanner');
    await expect(canvas.getByRole('columnheader', { name: /Spanner/ })).not.toHaveAttribute('aria-sort');
  },
});

/** A head without values would be an empty strip. */
export const HasNoHeadWithoutSizes = meta.story({
  args: { groups: sizeGroups.map((group) => ({ ...group, rows: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Brass Cable Gland, Metric Thread' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
});

/** A form sends the ticked sizes to the comparison page, with what was chosen elsewhere. */
export const TicksSizesToCompare = meta.story({
  args: {
    groups: [
      {
        key: 'one',
        rows: ['EV-BG-M20', 'EV-BG-M25'].map((code) => ({
          ...sizeRow(code, '7–13'),
          compareValue: `2:${code}`,
        })),
      },
    ],
  },
  render: function Render(args) {
    const [values, setValues] = useState(['7', '2:EV-BG-M20']);
    const onTick = ({ value, isTicked }: SizeTick) =>
      setValues((before) => (isTicked ? [...before, value] : before.filter((other) => other !== value)));
    return <SizeTable {...args} compare={{ action: '/compare', name: 'item', values, onTick }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ['EV-BG-M20', 'EV-BG-M25'].map((code) =>
      canvas.getByRole('checkbox', { name: `Compare ${code}` }),
    );
    if (!first || !second) throw new Error('There are no boxes.');
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription(/^Tick up to four sizes/);
    await userEvent.click(second);
    const button = canvas.getByRole<HTMLButtonElement>('button', {
      name: 'Compare ticked sizes with 1 other',
    });
    const sent = () => button.form && new FormData(button.form).getAll('item');
    await expect(sent()).toEqual(['2:EV-BG-M20', '2:EV-BG-M25', '7']);
    await expect(button.form).toHaveAttribute('action', '/compare');
    await userEvent.click(first);
    await expect(sent()).toEqual(['2:EV-BG-M25', '7']);
    await userEvent.click(second);
    await expect(button).not.toBeVisible();
  },
});
