import { DocumentsTable } from '@elvora/design-system/DocumentsTable';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { documents } from '../../_support/documents.ts';

const meta = preview.meta({ component: DocumentsTable, tags: ['behaviour'], args: { items: documents } });

type Canvas = ReturnType<typeof within>;
const table = (canvas: Canvas) => within(canvas.getByRole('table', { name: 'Available Files' }));
const names = (canvas: Canvas) =>
  table(canvas)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** S-248, S-249. */
export const HasACaptionAndSixColumnsInOrder = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').querySelector('caption')).toHaveTextContent('Available Files');
    await expect(
      table(canvas)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Serial No.', 'File Name', 'File Type', 'File Size', 'Date Added', 'Actions']);
  },
});

/** S-250, S-251, D-27. */
export const PreviewsInANewTabAndDownloads = meta.story({
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('link', {
      name: 'Preview Social Compliance Policy, PDF, 118 KB, opens in a new tab',
    });
    await expect(preview).toHaveAttribute('target', '_blank');
    await expect(preview).toHaveAttribute('href', '#policy.pdf');
    const download = canvas.getByRole('link', { name: 'Download Social Compliance Policy, PDF, 118 KB' });
    await expect(download).toHaveAttribute('download');
    await expect(download).toHaveAttribute('href', '#policy.pdf?download');
    await expect(
      canvas.getByRole('link', {
        name: 'Preview Internal Social Audit Checklist, XLSX, 1.2 MB, downloads the file',
      }),
    ).toHaveAttribute('target', '_blank');
  },
});

export const FiltersByKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^DOCX/ }));
    await expect(names(canvas)).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files');
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }));
    await expect(names(canvas)).toHaveLength(5);
  },
});

export const SortsByColumn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const column = canvas.getByRole('columnheader', { name: 'File Size' });
    await userEvent.click(within(column).getByRole('button'));
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)[0]).toBe('Waste Management Plan');
    await userEvent.click(within(column).getByRole('button'));
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)[0]).toBe('Internal Social Audit Checklist');
  },
});

export const MarksAMissingFile = meta.story({
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Waste Management Plan/ }));
    await expect(row.getByText('Not available at the moment')).toBeVisible();
    await expect(row.queryByRole('link')).toBeNull();
  },
});
