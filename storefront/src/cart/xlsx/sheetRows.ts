/** An XML element: its start tag and its content. */
interface XmlElement {
  tag: string;
  content: string;
}

/** Yields the elements with a name, from start to end tag, without nested ones. Stops where the text is truncated. */
function* elementsOf(xml: string, name: string): Generator<XmlElement> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const after = xml.charAt(at + open.length);
    const end = xml.indexOf('>', at);
    if (end === -1) return;
    if (after !== '>' && after !== '/' && after.trim() !== '') {
      // A longer name, such as `cols` for `c`.
      at = end + 1;
      continue;
    }
    const tag = xml.slice(at, end + 1);
    if (tag.endsWith('/>')) {
      yield { tag, content: '' };
      at = end + 1;
      continue;
    }
    const contentEnd = xml.indexOf(close, end);
    if (contentEnd === -1) return;
    yield { tag, content: xml.slice(end + 1, contentEnd) };
    at = contentEnd + close.length;
  }
}

/** Value of an attribute of a start tag; empty when it has none. */
function attributeOf(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start === -1) return '';
  const from = start + name.length + 3;
  const end = tag.indexOf('"', from);
  return end === -1 ? '' : unescapeXml(tag.slice(from, end));
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return namedEntities[name] ?? entity;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });

/** Some writers prefix all names. */
const withoutPrefix = (xml: string) => xml.replaceAll('<x:', '<').replaceAll('</x:', '</');

/** The `t` elements of a rich or plain text, without its phonetic runs. */
function textOf(xml: string): string {
  const phonetic = xml.indexOf('<rPh');
  const text = phonetic === -1 ? xml : xml.slice(0, phonetic);
  return [...elementsOf(text, 't')].map(({ content }) => unescapeXml(content)).join('');
}

/** Reads the shared strings, which cells refer to by index (ECMA-376, 18.4.9). */
export const readSharedStrings = (xml: string): string[] =>
  [...elementsOf(withoutPrefix(xml), 'si')].map(({ content }) => textOf(content));

const hiddenStates: ReadonlySet<string> = new Set(['hidden', 'veryHidden']);

/** Path of the first visible sheet in workbook order; null when there is none. */
export function firstSheetPath(workbook: string, relations: string): string | null {
  const sheets = [...elementsOf(withoutPrefix(workbook), 'sheet')];
  const sheet = sheets.find(({ tag }) => !hiddenStates.has(attributeOf(tag, 'state')));
  if (!sheet) return null;
  const id = attributeOf(sheet.tag, 'r:id');
  const [relation] = [...elementsOf(relations, 'Relationship')].filter(
    ({ tag }) => attributeOf(tag, 'Id') === id,
  );
  const target = relation ? attributeOf(relation.tag, 'Target') : '';
  if (target === '') return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Maximum number of cells read per row: an order has fewer columns. */
const maxColumns = 50;

/** Column of a cell reference, from 0: 2 for 'C7'. */
function columnOf(reference: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === '') return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the rows of a sheet up to a maximum, each cell as text; empty rows are skipped. */
export function readSheetRows(xml: string, shared: readonly string[], maxRows: number): string[][] {
  const rows: string[][] = [];
  for (const { content } of elementsOf(withoutPrefix(xml), 'row')) {
    const cells: string[] = [];
    for (const cell of elementsOf(content, 'c')) {
      const column = columnOf(attributeOf(cell.tag, 'r')) ?? cells.length;
      if (column >= maxColumns) continue;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(cell, shared);
    }
    if (cells.some((text) => text !== '')) rows.push(cells);
    if (rows.length === maxRows) break;
  }
  return rows;
}

/** Number of digits that Excel preserves: an EAN-13 has 13. */
const exactDigits = 15;

function cellText({ tag, content }: XmlElement, shared: readonly string[]): string {
  const type = attributeOf(tag, 't');
  if (type === 'inlineStr') return oneLine(textOf(content));
  const [value] = elementsOf(content, 'v');
  const text = unescapeXml(value?.content ?? '');
  if (type === 's') return oneLine(shared[Number(text)] ?? '');
  // An error, such as '#REF!', is not text of the buyer.
  if (type === 'e') return '';
  if (type !== '' && type !== 'n') return oneLine(text);
  const number = Number(text);
  return text === '' || !Number.isFinite(number)
    ? oneLine(text)
    : String(Number(number.toPrecision(exactDigits)));
}

/** Joined to one line, because a cell is part of one line of the list. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
