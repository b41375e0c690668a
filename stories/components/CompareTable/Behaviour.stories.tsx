import { CompareTable } from '@elvora/design-system/CompareTable';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { compareColumns, compareDifferences, compareEqual } from '../../_support/comparison.ts';

const onAdd = fn();

const meta = preview.meta({
  component: CompareTable,
  tags: ['behaviour'],
  args: {
    label: 'Comparison',
    columns: compareColumns.map((column) => ({ ...column, onAdd })),
    differences: compareDifferences,
    equal: compareEqual,
  },
});

/** The fold works in the server's HTML, before hydration and without script. */
export const UnfoldsEqualRows = meta.story({
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<CompareTable {...args} />) }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 differences')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Max\. gG fuse.* not stated$/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Built-in auxiliary 1 NO/ })).toBeNull();
    await userEvent.click(canvas.getByText('2 equal rows'));
    await expect(canvas.getByRole('row', { name: /^Built-in auxiliary 1 NO/ })).toBeVisible();
  },
});

/** A sign stays before its number in right-to-left pages. */
export const KeepsSignsBeforeTheirNumbers = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('+7 A')).unicodeBidi).toBe('isolate');
    await expect(getComputedStyle(canvas.getByText('18.5')).unicodeBidi).toBe('isolate');
  },
});

/** Equal articles have nothing to fold away. */
export const ShowsEqualRowsWithoutDifferences = meta.story({
  args: { differences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Built-in auxiliary 1 NO/ })).toBeVisible();
    await expect(canvas.getByText('2 equal rows').closest('summary')).toBeNull();
  },
});

export const AddsAColumnWithItsQuantity = meta.story({
  play: async ({ canvas, userEvent }) => {
    onAdd.mockClear();
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantity of EV-PC-32' });
    await userEvent.type(quantity, '25', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote EV-PC-32' }));
    await expect(onAdd).toHaveBeenCalledWith(25);
    await expect(canvas.getByRole('link', { name: 'Remove EV-PC-38' })).toHaveAttribute(
      'href',
      '#without-EV-PC-38',
    );
  },
});

/** On phones names are above the values, which scroll by keyboard (WCAG 2.1.1); it is still a table. */
export const ScrollsSideways = meta.story({
  render: (args) => (
    <Page height={900} width={390}>
      <CompareTable {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const body = pageBody(await canvas.findByTitle('390 px'));
    const region = await within(body).findByRole('region', { name: 'Comparison' });
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
    await expect(region.tabIndex).toBe(0);
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    await expect(within(region).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(region).getByRole('rowheader', { name: 'Motor at 415 V kW' })).toBeVisible();
  },
});
