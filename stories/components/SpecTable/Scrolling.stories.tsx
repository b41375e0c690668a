import { makeTable } from '@elvora/catalogue/fixtures';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { boxOf, contactorArgs, frameOf } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

export const IsNoTabStopWhenItFits = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    await expect(boxOf(canvasElement)).not.toHaveAttribute('tabindex');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

const wide = { args: { table: makeTable(30, 4), caption: 'Wide table' } };

export const IsANamedTabStopWhenItScrolls = meta.story({
  args: {
    ...wide.args,
    rowAction: {
      label: 'Add To Quote',
      onAction: fn(),
      hrefOf: (code: string) => `/product/35?size=${code}#size`,
      codeColumns: () => [0],
      form: { action: '/cart', hiddenFields: { product: '35' }, field: 'code', quantityField: 'quantity' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Wide table' });
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

export const KeepsTheFirstColumnAndFadesTheEdges = meta.story({
  ...wide,
  play: async ({ canvas, canvasElement, step }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: /^EV-XX-1\b/ });
    const left = code.getBoundingClientRect().left;
    await step('fades only the end edge at the start', async () => {
      await expect(frame).toHaveAttribute('data-more');
      await expect(frame).not.toHaveAttribute('data-scrolled');
    });
    await step('keeps the first column in place while scrolling', async () => {
      box.scrollLeft = 200;
      await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
      await expect(code.getBoundingClientRect().left).toBe(left);
    });
    await step('does not fade the end edge at the end', async () => {
      box.scrollLeft = box.scrollWidth;
      await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
    });
  },
});

export const ScrollsFromRightToLeft = meta.story({
  ...wide,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const frame = frameOf(canvasElement);
    const box = await canvas.findByRole('region');
    const code = canvas.getByRole('rowheader', { name: /^EV-XX-1\b/ });
    const right = code.getBoundingClientRect().right;
    box.scrollLeft = -200;
    await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
    await expect(code.getBoundingClientRect().right).toBe(right);
    box.scrollLeft = -box.scrollWidth;
    await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
  },
});

export const HeaderSticksToTheTop = meta.story({
  args: { table: makeTable(4, 80), caption: 'Long table', hasTools: false },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).toHaveAttribute('data-fits'));
    window.scrollTo({ top: 1200, behavior: 'instant' });
    const [head] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(Math.round(head?.getBoundingClientRect().top ?? -1)).toBe(0));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});
