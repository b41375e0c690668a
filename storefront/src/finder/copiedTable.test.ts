import { publicReaders } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import { finderResponse } from '../../test/finderResponse.ts';
import { tableText } from './copiedTable.ts';

it('formats the sizes of a page for spreadsheets, without formulas', () => {
  const cell = (text: string) => ({ text, header: null, isMatch: false });
  const row = (code: string, ...texts: (string | null)[]) => ({
    productId: 7,
    size: { code, cells: texts.map((text) => (text === null ? null : cell(text))) },
  });
  const result = publicReaders.finder(
    finderResponse({
      columns: [
        { key: 'current', name: 'Current', unit: 'A' },
        { key: 'note', name: 'Note', unit: '' },
      ],
      rows: [
        row('EV-PC-9', '9', '=1+1'),
        row('EV-PC-12', null, 'two\n\tlines'),
        row('EV-PC-18', '-25', '+A'),
      ],
      rowProducts: [{ id: 7, name: 'Power Contactor' }],
    }).body,
  );
  expect(tableText(result).split('\n')).toEqual([
    'Ordering code\tProduct\tCurrent (A)\tNote',
    "EV-PC-9\tPower Contactor\t9\t'=1+1",
    'EV-PC-12\tPower Contactor\t\ttwo lines',
    "EV-PC-18\tPower Contactor\t-25\t'+A",
  ]);
});
