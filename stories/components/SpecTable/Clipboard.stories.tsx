import { SpecTable } from '@elvora/design-system/SpecTable';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { contactorArgs } from './tableParts.ts';

const meta = preview.meta({ component: SpecTable, tags: ['behaviour'], args: contactorArgs });

const written = fn();
/** Replaces the clipboard, which headless browsers do not offer. */
const mockClipboard = () => {
  written.mockReset();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
};

export const CopiesTheTable = meta.story({
  beforeEach: mockClipboard,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy table' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    const lines = String(written.mock.calls[0]?.[0]).split('\n');
    await expect(lines).toHaveLength(7);
    await expect(lines[0]?.split('\t').slice(0, 2)).toEqual(['Ordering code', 'AC-3 current (A)']);
  },
});

/** The copy buttons are a single tab stop with arrow keys; a mouse sees the one of the hovered row. */
export const CopiesARow = meta.story({
  beforeEach: mockClipboard,
  play: async ({ canvas, userEvent, step }) => {
    await step('copies by keyboard', async () => {
      canvas.getByRole('button', { name: 'Copy row EV-PC-9' }).focus();
      for (const code of ['EV-PC-12', 'EV-PC-18']) {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(canvas.getByRole('button', { name: `Copy row ${code}` })).toHaveFocus());
      }
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(written).toHaveBeenCalledWith('EV-PC-18\t18\t32\t4\t7.5\t1 NO\t7\t35\t0.34'),
      );
    });
    await step('offers the button of the hovered row', async () => {
      const row = canvas.getByRole('rowheader', { name: /^EV-PC-38/ });
      fireEvent.pointerOver(row, { pointerType: 'mouse' });
      await expect(await canvas.findByRole('button', { name: 'Copy row EV-PC-38' })).toBeInTheDocument();
      await expect(canvas.getAllByRole('button', { name: /^Copy row/ })).toHaveLength(1);
    });
  },
});

export const ReportsWhenCopyingIsDenied = meta.story({
  beforeEach: () => {
    mockClipboard();
    written.mockRejectedValue(new Error('denied'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy table' }));
    await expect(await canvas.findByText('This browser does not allow copying.')).toBeInTheDocument();
  },
});

export const DownloadsAsCsv = meta.story({
  play: async ({ canvas, userEvent }) => {
    const clicked: { name: string; href: string }[] = [];
    const take = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      clicked.push({ name: event.target.download, href: event.target.href });
    };
    // The link is never attached to the document, so the click is intercepted on the prototype.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clickLink(this: HTMLAnchorElement) {
      this.addEventListener('click', take, { once: true });
      click.call(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
      await waitFor(() => expect(clicked).toHaveLength(1));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(clicked[0]?.name).toBe('specifications-of-power-contactor-9-38-a.csv');
    await expect(clicked[0]?.href).toMatch(/^blob:/);
  },
});
