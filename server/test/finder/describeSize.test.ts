import {
  type Condition,
  createProductSearch,
  createSizeReader,
  fieldsByKey,
  type Wanted,
} from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { describeColumns, describeSize } from '../../src/api/finder/foundProducts.ts';

const specification = {
  status: 'ready' as const,
  table: {
    headers: ['Ordering code', 'Current at 230 V (A)', 'Current at 400 V (A)', 'Spanner width (mm)'],
    rows: [{ a1: 'XY-1', a2: '40', a3: '25', a4: '25' }],
  },
};
const { index } = createProductSearch([
  {
    name: 'Contactor',
    category: 'Contactors',
    categoryPath: ['Contactors'],
    description: '',
    keywords: [],
    isBestseller: false,
    specification,
  },
]);
const [size] = createSizeReader()(specification);

const condition = (wanted: Wanted): Condition => ({ text: '', wanted, named: new Set(), isSoft: false });
const current = (value: number) =>
  condition({ kind: 'quantity', dimension: 'current', low: value, high: value });

it.each([
  [40, '40', 'Current at 230 V'],
  [25, '25', 'Current at 400 V'],
])('shows the rating that met %i A, where the size states two', (value, text, header) => {
  if (!size) throw new Error('The table has no size.');
  const fields = [...fieldsByKey(index).values()].filter(({ table }) => table === 'current');
  const described = describeSize(
    {
      index,
      columns: describeColumns(fields, [size]),
      conditions: [current(value)],
      filters: [],
      units: [],
    },
    size,
    true,
  );
  expect(described.cells).toEqual([{ text, header, isMatch: true }]);
});
