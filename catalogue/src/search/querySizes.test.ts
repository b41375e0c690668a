import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { queriedProducts } from '../fixtures/queriedProducts.ts';
import { findMeanings } from './findMeanings.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch(queriedProducts);
const { index } = productSearch;
const marked = markedCodes(productSearch);

it.each([
  ['a rounded length', 'steel strap 8 mm wide', ['T-360-79', 'T-360-79-6', 'T-680-79']],
  ['a length in inches, not a bundle', '8 inch cable tie', ['T-200-46']],
  ['a grade written as one word with its letters', 'ss316 cable tie', ['T-360-79-6']],
  ['a grade after the word grade', 'cable tie grade 304 200 mm', ['T-200-46']],
  ['the nearest upper limit alone', 'armoured gland for 30 mm cable', ['G-32']],
  ['millimetres of a conductor', 'bootlace ferrule 1.5 mm', ['F-1.5']],
  ['a length that a size has', 'ferrule 16 mm', ['F-2.5']],
  ['the hole of a lug', 'lug 16 sqmm hole 8 mm', ['L-16-M8']],
  ['a letter beside a current', 'mcb 32a b', ['B-B32']],
  ['a letter with a number', 'c 16 mcb', ['B-C16']],
  ['a type that is a curve', 'mcb 32 amp c type', ['B-C32']],
  ['the ratio of a current transformer', 'CT 200/5', ['M-A-72', 'M-A-96']],
  ['the face of a meter', 'panel meter 72 sq mm', ['M-A-72']],
  ['the direction of an adaptor', 'm20 to m25 adaptor', ['A-20-25']],
  ['the first side of a rail', 'din rail 15 mm', ['R-15']],
  ['leaving out what follows "without"', 'fuse terminal without led', ['FT-5']],
  ['changeovers as a count', 'relay 4 changeover', ['P-4']],
  ['no rating far above the queried one', 'contactor 20 amp', []],
  ['a mains frequency that no size states', 'contactor 9 amp 50 Hz', ['C-9']],
  ['the nearest rating of a named power', 'contactor for 5 hp motor', ['C-9']],
  ['phases where sizes state them', 'comb busbar 3 phase', ['CB-3']],
  ['no phases where sizes state none', '3 phase contactor 9 amp', ['C-9']],
  ['a size that looks like seconds', 'compression gland size 50S', ['CG-50S']],
  ['seconds where the query is about time', 'off delay timer 20s', ['OT-60', 'OT-600']],
  ['a range from zero', 'off delay timer 0-60 sec', ['OT-60']],
  ['the thread of a part of a cable entry', '20 mm lock nut', ['LN-20']],
  ['the thread of the gland after "for"', 'lock nut for 25mm gland', ['LN-25']],
  ['conductors without a unit', 'twin ferrule 2x6', ['TF-6']],
  ['ways as holes', '3 way push button station', ['ST-3']],
  ['a number of wires', 'phase relay 4 wire', ['PF-2']],
  ['a feature whose cell says yes', 'multifunction meter with maximum demand', ['XY-MF-2']],
  ['ignoring an amount in pieces', 'need 50 pcs cable tie 8 inch', ['T-200-46']],
  ['ignoring an amount in packs', 'cable tie 8 inch 5 boxes', ['T-200-46']],
  ['ignoring an amount that looks like contacts', '5 no. panel meter 72 mm', ['M-A-72']],
  ['ignoring an amount at the end', 'panel meter 72 mm - 2 no', ['M-A-72']],
  ['any of several extents', 'panel meter 72x72 / 90x90', ['M-A-72']],
  ['millimetres of a conductor that a title names', 'marker strip for 4mm terminal', ['XY-MS-6']],
  ['the abbreviation of a feature', 'multifunction meter with THD', ['XY-MF-2']],
])('marks sizes by %s', (_reason, query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes.toSorted());
});

it.each(['G-32 qty 50', 'qty: 50 nos G-32', 'G-32 Qty.50'])(
  'does not read the order quantity in %s as a value of a size',
  (query) => {
    expect(marked(query)).toEqual(['G-32']);
  },
);

it('marks a size of a product whose compound noun the query shortens', () => {
  const terminals = createProductSearch([
    newIndexedProduct(
      'Ring Terminal',
      'Crimp Terminals',
      ['Ordering code', 'Colour', 'Conductor (mm²)'],
      [
        ['R-B', 'Blue', '1.5–2.5'],
        ['R-Y', 'Yellow', '4–6'],
      ],
    ),
    {
      ...newIndexedProduct(
        'Screw Terminal Block',
        'Terminal Blocks',
        ['Ordering code', 'Conductor (mm²)'],
        [['S-4', '4']],
      ),
      description: 'Grey; blue on request.',
    },
  ]);
  const [first] = terminals.search('terminal 4 sqmm blue').products;
  expect(first?.sizes.map((size) => terminals.index.codes[size])).toEqual(['S-4']);
});

it('ranks sizes of another material below those of the wanted one, and does not mark them', () => {
  const glands = createProductSearch([
    newIndexedProduct('Brass Gland', 'Glands', ['Ordering code', 'Thread'], [['B-75', 'M75']]),
    newIndexedProduct('Nylon Gland', 'Glands', ['Ordering code', 'Thread'], [['N-20', 'M20']]),
  ]);
  const { products } = glands.search('nylon gland M75');
  expect(products.map(({ product: number, sizes }) => [number, sizes.length])).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

it.each([
  ['terminal block 4mm', ['T-4']],
  ['4 mm terminal block', ['T-4']],
  ['6mm terminal block', ['T-6']],
  ['terminal block 4 mm wide', []],
  ['terminal block 6 mm wide', ['T-4']],
])('reads millimetres of a conductor in %s, unless a word names the measured part', (query, codes) => {
  const terminals = createProductSearch([
    newIndexedProduct(
      'Terminal Block',
      'Terminal Blocks',
      ['Ordering code', 'Conductor (mm²)', 'Width (mm)'],
      [
        ['T-1.5', '1.5', '3.5'],
        ['T-4', '4', '6.2'],
        ['T-6', '6', '8.2'],
      ],
    ),
  ]);
  expect(markedCodes(terminals)(query)).toEqual(codes);
});

it('offers the cross-section first among the meanings of millimetres of a ferrule', () => {
  const { understand } = createProductSearch(queriedProducts);
  const scope = new Uint8Array(index.productCount).fill(1);
  const meanings = (query: string) =>
    understand(query).conditions.flatMap((each) =>
      findMeanings(index, each, scope).map(({ definition }) => definition.key),
    );
  expect(meanings('ferrule 16 mm')[0]).toBe('crossSection');
  expect(meanings('16 mm')).not.toContain('crossSection');
});

it.each([
  ['1 inch x 5 mm', [25.4, 5]],
  ['2 x 3 inch', [50.8, 76.2]],
  ['4 cm x 60 mm', [40, 60]],
])('reads each side of "%s" in its own unit', (text, sides) => {
  const [condition] = createProductSearch([]).understand(text).conditions;
  expect(condition?.wanted).toEqual({ kind: 'extent', sides });
});
