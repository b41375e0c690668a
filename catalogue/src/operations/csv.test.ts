import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvCell, csvLine, formatCsv } from './csv.ts';

/** Parses CSV (RFC 4180). */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    line.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const cell = fc.string({ unit: 'binary' });

describe('csvCell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1+1', '\u0000-1'])(
    'prefixes the formula %j with an apostrophe (O56)',
    (text) => expect(parseCsv(csvLine([text]))).toEqual([[`'${text}`]]),
  );

  it.each(['a', '', 'a=1', '9876543210', 'Größe', 'a b', 'a-b'])('writes %j unchanged', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "on"', '"say ""on"""'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes %j', (text, quoted) => {
    expect(csvCell(text)).toBe(quoted);
  });
});

describe('csvCell where the semicolon separates cells', () => {
  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;=1;@x', "a;'=1;'@x"],
    ['a; \u0000=1', "a;' \u0000=1"],
    ['=1;=1', "'=1;'=1"],
    ['DIN rail; 35 mm', 'DIN rail; 35 mm'],
  ])('prefixes the formulas in %j (O56)', (text, safe) => {
    expect(csvCell(text)).toBe(safe);
  });

  it('keeps signed numbers after it', () => {
    expect(csvCell('10 A; -25 °C; +60 °C', { keepsSignedNumbers: true })).toBe('10 A; -25 °C; +60 °C');
    expect(csvCell('10 A;-1+cmd', { keepsSignedNumbers: true })).toBe("10 A;'-1+cmd");
  });
});

describe('csvCell that keeps signed numbers', () => {
  it.each(['-25', '+60', '-2.5 kV', '-25 °C', '-25…+60', '-25 … +60 °C', '-25 to 60'])(
    'writes %j unchanged',
    (text) => expect(csvCell(text, { keepsSignedNumbers: true })).toBe(text),
  );

  it.each([
    '-A1',
    '+cmd',
    '-',
    '-1+2',
    "-2+3+cmd|' /C calc'!A0",
    '+1*A1',
    '-1-SUM(A1)',
    '=1',
    '-1\n=1',
    ' -1',
  ])('prefixes %j with an apostrophe (O56)', (text) =>
    expect(parseCsv(csvLine([text], { keepsSignedNumbers: true }))).toEqual([[`'${text}`]]),
  );
});

describe('formatCsv', () => {
  it('writes a byte order mark and one record a line', () => {
    expect(
      formatCsv([
        ['Code', 'Use'],
        ['EV-1', ''],
      ]),
    ).toBe('\u{FEFF}Code,Use\r\nEV-1,\r\n');
  });

  it('round-trips any text apart from the apostrophe of formulas (O56)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (lines) => {
        const file = formatCsv(lines);
        expect(file.startsWith(byteOrderMark)).toBe(true);
        const parsed = parseCsv(file.slice(byteOrderMark.length));
        const withoutApostrophes = (cells: readonly string[][]) =>
          cells.map((line) => line.map((text) => text.replaceAll("'", '')));
        expect(withoutApostrophes(parsed)).toEqual(withoutApostrophes(lines));
        for (const text of parsed.flat()) expect(text).not.toMatch(/(?:^|;)\s*[=+\-@]/);
      }),
    );
  });
});
