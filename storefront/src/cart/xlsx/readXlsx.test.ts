import { deflateRawSync } from 'node:zlib';
import { readPastedLines } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { readListFile } from '../readListFile.ts';
import { readXlsx } from './readXlsx.ts';

/** Creates a deflated ZIP archive of files (APPNOTE 4.3). */
function zip(files: Readonly<Record<string, string | Buffer>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...parts, ...directory, end]));
}

const workbook = `<workbook><sheets><sheet name="Prices" state="hidden" r:id="rId1"/><sheet name="Data" state="veryHidden" r:id="rId1"/><sheet name="Order" sheetId="7" r:id="rId3"/><sheet name="Old" r:id="rId1"/></sheets></workbook>`;
const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>`;
const book = (sheet: string, strings = '') =>
  zip({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet2.xml': `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
  });
const textOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readXlsx(bytes);
  return read.status === 'ready' ? read.text : read;
};

it('reads the first visible sheet of the workbook as lines with tabs', async () => {
  const sheet = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>250</v></c></row>
    <row r="2"/>
    <row r="3"><c r="A3" t="inlineStr"><is><t>EV-PC-25 &amp; &#x20B9;</t></is></c><c r="B3" t="e"><v>#REF!</v></c><c r="C3"><f>1+1</f><v>2</v></c></row>
    <row r="4"><c r="A4" t="str"><v>EV-OL-1</v></c><c r="C4"><v>1.1000000000000001</v></c></row>`;
  const strings = '<si><r><t>EV-BG</t></r><r><t xml:space="preserve">-M20\n</t></r><rPh><t>x</t></rPh></si>';
  expect(await textOf(book(sheet, strings))).toBe('EV-BG-M20\t\t250\nEV-PC-25 & ₹\t\t2\nEV-OL-1\t\t1.1');
});

it('keeps all digits of item numbers, and blank cells in their columns', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
  const titles = ['Code', 'Description', 'Qty', 'Price'].map((text, at) => cell(`${'BCDE'[at]}1`, text));
  const text = await textOf(
    book(
      `<row>${titles.join('')}</row>
      <row>${cell('C2', 'Cable tie 200 mm')}<c r="D2"><v>5</v></c><c r="E2"><v>120</v></c></row>
      <row><c r="B3"><v>8901234567893</v></c>${cell('C3', 'Gland')}<c r="D3"><v>2</v></c></row>`,
    ),
  );
  expect(readPastedLines(String(text))).toMatchObject([
    { text: 'Cable tie 200 mm 120', quantity: 5 },
    { text: '8901234567893 Gland', quantity: 2 },
  ]);
});

it('skips rows above the titles of a table', async () => {
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const text = await textOf(
    book(
      row('ELVORA') +
        row('Quote list') +
        row('Line', 'Ordering code', 'Quantity') +
        row('1', 'EV-BG-M20', '250'),
    ),
  );
  expect(readPastedLines(String(text))).toMatchObject([{ text: 'EV-BG-M20', quantity: 250 }]);
});

it('stops inflating a file at the maximum size, regardless of the size it claims', async () => {
  const bomb = book('<row><c><v>1</v></c></row>'.padEnd(21 * 1024 * 1024, ' '));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readXlsx(bomb)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('too large to read'),
  });
});

it.each([
  ['an archive that is cut', book('<row><c><v>1</v></c></row>').subarray(0, 200)],
  ['random bytes', Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)],
  ['no bytes', new Uint8Array()],
  ['another document', zip({ 'word/document.xml': '<w/>' })],
  ['an empty sheet', book('')],
  ['broken data', zip({ 'xl/workbook.xml': workbook }).fill(255, 45, 60)],
])('says what is wrong with %s', async (_name, bytes) => {
  expect(await readXlsx(bytes)).toMatchObject({
    status: 'failed',
    problem: expect.stringMatching(/copy its lines/i),
  });
});

it('ends on elements without an end tag', async () => {
  for (const hostile of ['<row><c r="A1">', '<row ', '<rows/>', '<row><c r="']) {
    expect(await readXlsx(book(hostile.repeat(200_000)))).toMatchObject({ status: 'failed' });
  }
});

it('distinguishes workbooks from texts by their content', async () => {
  const sheet = book('<row><c r="A1" t="str"><v>EV-PC-25</v></c><c r="B1"><v>5</v></c></row>');
  expect(await readListFile(new File([sheet], 'list.csv'))).toEqual({ status: 'ready', text: 'EV-PC-25\t5' });
  expect(await readListFile(new File(['\uFEFFEV-PC-25;5'], 'list.xlsx'))).toEqual({
    status: 'ready',
    text: 'EV-PC-25;5',
  });
  const old = await readListFile(new File(['\u00D0\u00CF\0\0'], 'list.xls'));
  expect(old).toMatchObject({ status: 'failed', problem: expect.stringContaining('without a password') });
  const large = await readListFile(new File([new Uint8Array(11 * 1024 * 1024)], 'list.xlsx'));
  expect(large).toMatchObject({ status: 'failed', problem: expect.stringContaining('10 MB') });
});
