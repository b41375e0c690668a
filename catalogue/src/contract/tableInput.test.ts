import { expect, it } from 'vitest';
import { tableProblem } from './tableInput.ts';

it.each([
  ['', null],
  ['{', null],
  ['{"headers":["Code"],"rows":[{"a1":"EV-1"}]}', null],
  [
    JSON.stringify({ headers: [], rows: Array.from({ length: 40_000 }, () => ({})) }),
    'This table has 40,000 rows. A table can have up to 10,000',
  ],
  [
    JSON.stringify({ headers: Array.from({ length: 201 }, () => ''), rows: [] }),
    'This table has 201 columns. A table can have up to 200',
  ],
  [
    JSON.stringify({
      headers: Array.from({ length: 200 }, () => ''),
      rows: Array.from({ length: 501 }, () => ({})),
    }),
    'This table has 1,00,200 cells. A table can have up to 1,00,000',
  ],
  [
    JSON.stringify({ headers: [], rows: [{ a1: 'x'.repeat(10_001) }] }),
    'A cell of this table has 10,001 characters. A cell can have up to 10,000',
  ],
])('names the bound that a table exceeds: case %#', (data, text) => {
  expect(tableProblem(data)).toBe(text);
});
