import { SpecTable } from '@elvora/design-system/SpecTable';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { contactorTable } from '../../_support/tables.ts';
import { contactorArgs } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

/** On narrow screens. */
export const ShowsAllValuesOfARowOnTap = meta.story({
  args: { subject: 'Power Contactor', rowAction: { label: 'Add To Quote', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('max-width') ? '(min-width: 0px)' : query);
    try {
      await userEvent.click(canvas.getByText('EV-PC-25'));
      const sheet = within(await screen.findByRole('dialog', { name: 'EV-PC-25' }));
      await expect(sheet.getAllByRole('term')).toHaveLength(8);
      await expect(sheet.getByText('Motor at 415 V (kW)')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByText('EV-PC-25'));
      await userEvent.click(await screen.findByRole('button', { name: 'Add To Quote' }));
      await expect(args.rowAction?.onAction).toHaveBeenCalledWith('EV-PC-25', 1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      window.matchMedia = matchMedia;
    }
  },
});

/** Opens by keyboard as well; closing returns the focus to the row, also to one that was tapped. */
export const TheKeyboardShowsAllValuesOfARow = meta.story({
  args: { subject: 'Power Contactor' },
  render: (args) => (
    <>
      {/* The window of the test is wide. */}
      <style>{'[data-part="openSheet"] { display: grid; }'}</style>
      <SpecTable {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('max-width') ? '(min-width: 0px)' : query);
    const opener = (code: string) => canvas.findByRole('button', { name: `All values of ${code}` });
    const escape = async (code: string) => {
      const sheet = await screen.findByRole('dialog', { name: code });
      fireEvent(sheet, new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    try {
      await step('moves between rows by arrows', async () => {
        (await opener('EV-PC-9')).focus();
        await userEvent.keyboard('{ArrowDown}');
        const next = await opener('EV-PC-12');
        await waitFor(() => expect(next).toHaveFocus());
        await userEvent.keyboard('{Enter}');
      });
      await step('returns to the row on Escape', async () => {
        await escape('EV-PC-12');
        await waitFor(async () => expect(await opener('EV-PC-12')).toHaveFocus());
      });
      await step('returns to a row that was tapped', async () => {
        await userEvent.click(canvas.getByText('EV-PC-25'));
        await escape('EV-PC-25');
        await waitFor(async () => expect(await opener('EV-PC-25')).toHaveFocus());
      });
    } finally {
      window.matchMedia = matchMedia;
    }
  },
});

/** Wide screens keep the table. */
export const ShowsOneRowAsAListOnNarrowScreens = meta.story({
  args: { table: { ...contactorTable, rows: contactorTable.rows.slice(0, 1) } },
  render: (args) => (
    <>
      {[899, 900].map((width) => (
        <Page key={width} width={width}>
          <SpecTable {...args} />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [title, isList] of [
      ['899 px', true],
      ['900 px', false],
    ] as const) {
      const page = within(pageBody(canvas.getByTitle(title)));
      await waitFor(() =>
        expect([page.queryAllByRole('term').length, page.queryAllByRole('table').length]).toEqual(
          isList ? [9, 0] : [0, 1],
        ),
      );
    }
  },
});
