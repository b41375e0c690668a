import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { isPlaceholder } from '@elvora/catalogue/operations';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readDocumentsContent, seedDir } from '../../src/seed/content.ts';
import { readDocumentList, formatSize } from '../../src/seed/readDocumentList.ts';
import { sheetName } from '../../src/seed/documents/xlsx.ts';

const { documents, supplierCode } = await readDocumentsContent();
const all = [...documents, supplierCode];
const bytesOf = (filePath: string) => readFile(join(seedDir, 'documents', basename(filePath)));

/** Reads one entry of a docx or xlsx file, through the central directory of the zip. */
function zipPart(zip: Buffer, name: string): string {
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at !== -1;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const length = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + length) !== name) continue;
    const start = zip.readUInt32LE(at + 42);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8');
  }
  throw new Error(`${name} is not in the file`);
}

/** Returns all texts of a value of JSON. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

describe('the documents', () => {
  it('are 16, and the supplier code of conduct (S-068, S-253)', () => {
    expect(documents).toHaveLength(16);
    expect(supplierCode.type).toBe('pdf');
  });

  it('contain no text that is marked as a placeholder (D-62)', () => {
    expect(textsOf(all).filter(isPlaceholder)).toEqual([]);
  });

  it.each(all.filter(({ type }) => type === 'pdf'))(
    '$filePath opens and carries its title',
    async ({ name, filePath }) => {
      const pdf = await PDFDocument.load(await bytesOf(filePath), { updateMetadata: false });
      expect(pdf.getTitle()).toBe(name);
      expect(pdf.getPageCount()).toBeGreaterThan(0);
    },
  );

  it.each(all.filter(({ type }) => type === 'docx'))(
    '$filePath opens and holds every section',
    async ({ name, filePath, sections }) => {
      const text = zipPart(await bytesOf(filePath), 'word/document.xml');
      for (const title of [name, ...sections.map((section) => section.title)])
        expect(text).toContain(escaped(title));
    },
  );

  it.each(all.filter(({ type }) => type === 'xlsx'))(
    '$filePath opens with a sheet for each section',
    async ({ filePath, sections }) => {
      const text = zipPart(await bytesOf(filePath), 'xl/workbook.xml');
      for (const { title } of sections) expect(text).toContain(`name="${escaped(sheetName(title))}"`);
    },
  );
});

describe('the list of documents', () => {
  it('has the stated fields, sizes read from the files (S-252, D-27)', async () => {
    const list = await readDocumentList();
    expect(list.map(({ serialNumber }) => serialNumber)).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
    for (const { filePath, size, uploadDate, type } of list) {
      expect(size).toBe(formatSize((await bytesOf(filePath)).length));
      expect(uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(filePath).toMatch(new RegExp(`^/media/documents/[a-z0-9-]+\\.${type}$`));
    }
  });

  it('contains a document with a missing file, without a URL', async () => {
    const list = await readDocumentList('/nowhere');
    expect(list).toHaveLength(16);
    for (const { name, filePath, size } of list)
      expect([name !== '', filePath, size]).toEqual([true, '', '']);
  });

  it.each([
    [0, '1 KB'],
    [1536, '2 KB'],
    [245_760, '240 KB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
