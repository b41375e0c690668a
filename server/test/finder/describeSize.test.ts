import {
  type Condition,
  createProductSearch,
  createSizeReader,
  fieldsByKey,
  type Wanted,
} from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { describeColumns, describeSize, describeTexts } from '../../src/api/finder/foundProducts.ts';

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
])('shows the rating that meets %i A when the size has two', (value, text, header) => {
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
    { isMatch: true },
  );
  expect(described.cells).toEqual([{ text, header, isMatch: true }]);
});

it.each([
  ['IP68', { text: 'IP68', header: 'from the description', isMatch: true }],
  ['IP54', null],
])('shows the degree of protection from a description, for %s', (label, cell) => {
  const gland = {
    name: 'Gland',
    category: 'Glands',
    categoryPath: ['Glands'],
    description: 'Protection IP68.',
    keywords: [],
    isBestseller: false,
    specification: {
      status: 'ready' as const,
      table: { headers: ['Ordering code', 'Thread'], rows: [{ a1: 'XY-1', a2: 'M20' }] },
    },
  };
  const glands = createProductSearch([gland]).index;
  const field = fieldsByKey(glands).get('protection');
  if (!field) throw new Error('The description states no protection.');
  const context = {
    index: glands,
    columns: describeColumns([field], []),
    conditions: [],
    filters: [{ field, ranges: [], labels: new Set([label]), isNotStated: false }],
    units: [],
  };
  const readings = [...createSizeReader()(gland.specification)];
  expect(describeTexts(context, { product: 0, readings })).toEqual([cell]);
});
