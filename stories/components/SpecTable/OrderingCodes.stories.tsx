import { SpecTable } from '@elvora/design-system/SpecTable';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactorArgs } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

const addCode = fn();

const sizeAction = {
  label: 'Add To Quote',
  onAction: addCode,
  hrefOf: (code: string) => `/product/35?size=${code}#size`,
};

/** Every code of a row opens its quantity and action, by pointer and keyboard, one at a time (D-56). */
export const AddsTheCodeOfARow = meta.story({
  args: { rowAction: { ...sizeAction, codeColumns: () => [0] } },
  play: async ({ canvas, userEvent, step }) => {
    addCode.mockClear();
    const opener = canvas.getByRole('button', { name: 'Add EV-PC-25 to the quote list' });
    await step('opens with the focus in the quantity', async () => {
      await userEvent.click(opener);
      const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await expect(quantity).toHaveFocus();
      await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
    });
    await step('closes with Escape, and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Add EV-PC-25 to the quote list' })).toHaveFocus();
    });
    await step('adds the quantity by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      const quantity = await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '50');
      await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
      await expect(addCode).toHaveBeenLastCalledWith('EV-PC-25', 50);
    });
    await step('opens for the clicked code', async () => {
      await userEvent.click(canvas.getByRole('rowheader', { name: /^EV-PC-9/ }));
      await expect(await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PC-9' })).toBeVisible();
    });
  },
});

/** The row shows loading, failure and success without a layout shift (D-56). */
export const ShowsWhatBecomesOfAPressInItsRow = meta.story({
  render: function WithList(args) {
    const [listed, setListed] = useState(0);
    const rowAction = {
      ...sizeAction,
      codeColumns: () => [0],
      list: { label: 'Open list', href: '#list' },
      listedQuantity: (code: string) => (code === 'EV-PC-25' ? listed : 0),
      onAction: (_code: string, quantity: number) => setListed(listed + quantity),
    };
    return <SpecTable {...args} rowAction={rowAction} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const row = within(canvas.getByRole('row', { name: /^EV-PC-25/ }));
    const places = () =>
      [...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('rowheader')].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x, y, width, height };
      });
    const before = places();
    const onLine = fn(() => false);
    await step('says that there is no connection, and tries again', async () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: onLine });
      await userEvent.click(row.getByRole('button', { name: 'Add EV-PC-25 to the quote list' }));
      await expect(row.getByRole('alert')).toHaveTextContent('No connection');
      await expect(places()).toEqual(before);
      onLine.mockReturnValue(true);
      await userEvent.click(row.getByRole('button', { name: 'Try again' }));
    });
    await step('adds with Enter, and links the list', async () => {
      const quantity = await row.findByRole('spinbutton', { name: 'Quantity of EV-PC-25' });
      await expect(places()).toEqual(before);
      await userEvent.type(quantity, '50{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
      await expect(row.getByText('50 on the list')).toBeVisible();
      await expect(row.getByRole('link', { name: 'Open list' })).toHaveAttribute('href', '#list');
      await expect(row.getByRole('button', { name: /^Add EV-PC-25.*50 on the list$/ })).toHaveFocus();
      await expect(places()).toEqual(before);
    });
  },
});

const lampTable = {
  headers: ['Lens colour', 'Code, 24 V', 'Code, 110 V', 'Current (mA)'],
  rows: ['RD', 'GN'].map((colour) => ({
    a1: colour,
    a2: `EV-PL-${colour}-24`,
    a3: `EV-PL-${colour}-110`,
    a4: '18',
  })),
};

/** A clicked code cell is that code, not the first cell of its row (D-56). */
export const AddsTheClickedCode = meta.story({
  args: { table: lampTable, caption: 'Lamps', rowAction: { ...sizeAction, codeColumns: () => [1, 2] } },
  play: async ({ canvas, userEvent }) => {
    addCode.mockClear();
    await userEvent.click(canvas.getByRole('cell', { name: /^EV-PL-GN-110/ }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-110' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
    await expect(addCode).toHaveBeenLastCalledWith('EV-PL-GN-110', 1);
  },
});

/** A code states its variant and its quantity on the list (D-56). */
export const StatesVariantAndQuantityOfACode = meta.story({
  args: {
    table: lampTable,
    caption: 'Lamps',
    rowAction: {
      ...sizeAction,
      codeColumns: () => [1, 2],
      detailsOf: (code: string) => (code.endsWith('110') ? '110 V, Green' : '24 V, Green'),
      listedQuantity: (code: string) => (code === 'EV-PL-GN-110' ? 20 : 0),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const listed = canvas.getByRole('button', {
      name: 'Add EV-PL-GN-110 to the quote list, 20 on the list',
    });
    await userEvent.click(listed);
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-110' });
    // Measures are in elements of their own, which do not wrap.
    await expect(canvas.getByText(', Green', { exact: false })).toHaveTextContent('110 V, Green');
    await expect(canvas.getByText('20 on the list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add EV-PL-GN-24 to the quote list' }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PL-GN-24' });
    await expect(canvas.queryByText('20 on the list')).toBeNull();
  },
});

/** In a transposed table the codes are column titles. */
export const AddsTheCodeOfATitle = meta.story({
  args: {
    table: {
      headers: ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      rows: [{ a1: 'Phase loss', a2: 'Yes', a3: 'Yes' }],
    },
    caption: 'Relays',
    rowAction: { ...sizeAction, codeColumns: (row: number | null) => (row === null ? [1, 2] : []) },
  },
  play: async ({ canvas, userEvent }) => {
    addCode.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add EV-PF-2 to the quote list' }));
    await canvas.findByRole('spinbutton', { name: 'Quantity of EV-PF-2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Quote' }));
    await expect(addCode).toHaveBeenLastCalledWith('EV-PF-2', 1);
  },
});
