import { describe, expect, it } from 'vitest';
import { parseCellLines } from './cellLinesOps.ts';

const glands = [
  ['Size', 'Range', 'Spanner'],
  ['M12', '3–6.5', '15'],
  ['M16', '4.5–10', '20'],
];
const linesOf = (...rows: string[][]) => rows.flat().join('\n');

describe('groups of lines', () => {
  // Too few lines to recognise columns.
  const rows = glands.slice(0, 2).map((row) => row.slice(0, 2));
  const groups = rows.map((row) => row.join('\n'));

  it.each(['\n\n', '\n \t\n', '\n\n \n\n'])('are rows when %j is between them', (between) => {
    expect(parseCellLines(groups.join(between))).toEqual(rows);
    expect(parseCellLines(`${between}${groups.join(between)}${between}`)).toEqual(rows);
  });

  it.each([
    ['one group', 'Size\nM12'],
    ['one line in each group', 'Size\n\nM12\n\nM16'],
    ['groups of different sizes', 'Size\nRange\n\nM12\n3–6.5\n5'],
    ['groups without figures', 'Size\nRange\n\nsmall\nnarrow'],
  ])('are one column: %s', (_name, text) => expect(parseCellLines(text)).toBeNull());
});

describe('columns with similar cells', () => {
  it('are found by their period, below a header and without one', () => {
    expect(parseCellLines(linesOf(...glands))).toEqual(glands);
    const body = [...glands.slice(1), ['M20', '6–12', '24']];
    expect(parseCellLines(linesOf(...body))).toEqual(body);
    expect(parseCellLines(` \n${linesOf(...body)}`)).toEqual(body);
  });

  it('have a header of only words, also above a column of words', () => {
    const colours = [
      ['Size', 'Colour'],
      ['M12', 'red'],
      ['M16', 'blue'],
      ['M20', 'grey'],
    ];
    expect(parseCellLines(linesOf(...colours))).toEqual(colours);
    expect(parseCellLines(linesOf(['Size', '5'], ['M12', '5'], ['M16', '6']))).toBeNull();
  });

  it('are of the kind that most of their cells are', () => {
    const rows = Array.from({ length: 10 }, (_row, at) => [`M${at}`, at === 0 ? 'on request' : `${at}`]);
    expect(parseCellLines(linesOf(...rows))).toEqual(rows);
  });

  it('may have empty cells, and another kind in a tenth of them', () => {
    const rows = Array.from({ length: 10 }, (_row, at) => [`M${at}`, `${at}`]);
    const withOthers = (count: number) =>
      rows.map(([code = '', number = ''], at) => [code, at >= 10 - count ? 'on request' : number]);
    expect(parseCellLines(linesOf(...withOthers(2)))).toEqual(withOthers(2));
    expect(parseCellLines(linesOf(...withOthers(3)))).toBeNull();
    const dashed = rows.map(([code = ''], at) => [code, at < 4 ? '–' : `${at}`]);
    expect(parseCellLines(linesOf(...dashed))).toEqual(dashed);
  });

  it.each([
    ['too few lines', ['M12', '5', 'M16', '6']],
    ['two rows', ['M12', '5', '3–6', 'M16', '6', '4–10']],
    ['one kind', ['1', '2', '3', '4', '5', '6']],
    ['words', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['lines that do not fill the last row', ['M12', '5', 'M16', '6', 'M20', '7', 'M25']],
    ['no pattern', ['M12', '5', '6', 'M16', 'x', '7', 'M20', 'M25']],
  ])('are one column: %s', (_name, lines) => expect(parseCellLines(lines.join('\n'))).toBeNull());
});
