import { describe, expect, it } from 'vitest';
import { parseDelimited, parseSeparated } from './delimitedOps.ts';

describe('parseSeparated', () => {
  it.each([
    ['a,"b, ""c""\nd",e', [['a', 'b, "c"\nd', 'e']]],
    ['a "b",c', [['a "b"', 'c']]],
    ['"a" b,c', [['"a" b', 'c']]],
    ['"a', [['"a']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
  ])('parses %j', (text, rows) => expect(parseSeparated(text, ',')).toEqual(rows));
});

describe('parseDelimited', () => {
  it.each([
    {
      of: 'rows with an empty first cell, without the blank lines',
      text: 'Size;Range\n\n;3-6\nM16;4-10',
      cells: [
        ['Size', 'Range'],
        ['', '3-6'],
        ['M16', '4-10'],
      ],
    },
    {
      of: 'more numbers than thousands have',
      text: '1,2,3\n4,5,6',
      cells: [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    },
    {
      of: 'a column of figures after commas and spaces',
      text: 'Size, Spanner\nM12, 5\nM16, 6',
      cells: [
        ['Size', 'Spanner'],
        ['M12', '5'],
        ['M16', '6'],
      ],
    },
    {
      of: 'quoted words after commas and spaces',
      text: '"Red", lit\n"Green", unlit',
      cells: [
        ['Red', 'lit'],
        ['Green', 'unlit'],
      ],
    },
  ])('parses $of', ({ text, cells }) => expect(parseDelimited(text)).toEqual(cells));

  it.each([
    ['one line', 'a;b'],
    ['lines of different lengths', 'a,b\nc,d,e'],
    ['separators inside quotes', '"a;b"\n"c;d"'],
    ['decimal commas', '10,5\n12,75'],
    ['thousands', '+12,345\n1,00,000.50'],
    ['ranges of decimal commas', '3,5-6,5\n4,0 – 10,25'],
    ['sentences', 'Supply on, time runs\nTime over, output on'],
    ['sentences with a figure', 'Size, remark\nM12, 5 mm\nM16, see there'],
  ])('treats %s as one column', (_text, text) => expect(parseDelimited(text)).toBeNull());
});
