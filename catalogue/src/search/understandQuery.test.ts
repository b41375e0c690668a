import { expect, it } from 'vitest';
import { createProductSearch } from './productSearch.ts';
import type { IndexedProduct } from './sizeIndex.ts';

const gland: IndexedProduct = {
  id: 1,
  name: 'Brass Cable Gland',
  category: 'Cable Glands',
  categoryPath: ['Cable Glands'],
  description: 'Also for armoured cables. See XY-TF-8-2.',
  keywords: [],
  isBestseller: false,
  specification: {
    status: 'ready',
    table: {
      headers: ['Ordering code', 'Entry thread'],
      rows: [
        { a1: 'XY-BG-M20', a2: 'M20 × 1.5' },
        { a1: 'XY-BG-M25', a2: 'M25 × 1.5' },
      ],
    },
  },
};

it('finds one size by the code of a product that was changed', () => {
  const { add, remove, understand } = createProductSearch([gland]);
  remove(0);
  const changed = add(gland);
  expect(understand('XY-BG-M20').sizes).toEqual([2]);
  expect(understand('XYBG').partial).toEqual([2, 3]);
  expect(understand('XY-TF-8-2').products).toEqual([changed]);
});

it('reads the beginning of a code as a code, not as the thread it resembles', () => {
  const { understand } = createProductSearch([gland]);
  expect(understand('xy-bg-m2')).toMatchObject({ partial: [0, 1], conditions: [] });
  expect(understand('bg-m2').partial).toEqual([0, 1]);
  expect(understand('for m20-m25').partial).toEqual([]);
  expect(understand('m2').conditions).toHaveLength(1);
});

it('reads a code that only removed products have as words', () => {
  const { add, remove, understand } = createProductSearch([gland]);
  add({ ...gland, id: 2, specification: { status: 'invalid', raw: '', reason: '' }, description: '' });
  remove(0);
  expect(understand('XY-BG-M20')).toMatchObject({ sizes: [], partial: [] });
  expect(understand('XY-BG-M20 gland').terms.map(({ text }) => text)).toContain('gland');
  expect(understand('XY-BG-M20').terms).not.toEqual([]);
  expect(understand('XY-TF-8-2').products).toEqual([]);
});

it.each([
  ['cabel gland', 'cable gland'],
  ['armuored gland', 'armoured gland'],
  ['glnads for cabel', 'gland for cable'],
  ['brasscable cabel', 'brasscable cable'],
  ['XY-BG-M20 brss', 'XY-BG-M20 brass'],
  ['brss gland 24vdc', 'brass gland 24 v dc'],
  ['contcator', 'contactor'],
])('corrects %s to words in their usual spelling', (query, corrected) => {
  expect(createProductSearch([gland]).understand(query).didYouMean).toBe(corrected);
});

it.each([
  ['lug 95 sq mm 12 mm stud', 12],
  ['lug for bolt 10mm', 10],
  ['lug 8mm bolts', 8],
])('reads the bolt size in %s as a metric thread', (query, size) => {
  const { conditions } = createProductSearch([gland]).understand(query);
  expect(conditions.at(-1)?.wanted).toEqual({ kind: 'thread', system: 'M', size, pitch: null });
});

it('reads the length of a screw as a length', () => {
  const { conditions } = createProductSearch([gland]).understand('mount for 20 mm screw');
  expect(conditions[0]?.wanted).toMatchObject({ dimension: 'length', low: 20 });
});
