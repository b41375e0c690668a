import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'sizes for devices of which the code is begun, or that have the same thread',
    products: [
      newIndexedProduct(
        'Filter Fan',
        'Fans',
        ['Ordering code'],
        [['XY-FF-92-24'], ['XY-FF-92-230'], ['XY-FF-125-24']],
      ),
      newIndexedProduct(
        'Exhaust Filter',
        'Fans',
        ['Ordering code', 'For fan'],
        [
          ['XY-FX-92', 'XY-FF-92'],
          ['XY-FX-125', 'XY-FF-125'],
        ],
      ),
      newIndexedProduct(
        'Cable Gland',
        'Glands',
        ['Ordering code', 'Entry thread'],
        [
          ['XY-BG-M20', 'M20 × 1.5'],
          ['XY-BG-M25', 'M25 × 1.5'],
          ['XY-BG-PG16', 'PG 16'],
        ],
      ),
      newIndexedProduct(
        'Lock Nut',
        'Accessories',
        ['Ordering code', 'Thread'],
        [
          ['XY-LN-M20', 'M20 × 1.5'],
          ['XY-LN-M25', 'M25 × 1.5'],
        ],
      ),
      newIndexedProduct(
        'Thread Adaptor',
        'Accessories',
        ['Ordering code', 'Male thread', 'Female thread'],
        [['XY-TA-M20-M25', 'M20 × 1.5', 'M25 × 1.5']],
      ),
      newIndexedProduct(
        'Spare Parts',
        'Accessories',
        ['Part', 'Ordering code'],
        [
          ['Guard', 'XY-SP-1'],
          ['Sealing tape', 'XY-SP-2'],
        ],
      ),
    ],
    queries: [
      ['exhaust filter for XY-FF-92', ['XY-FX-92']],
      ['exhaust filter for XY-FF', ['XY-FX-92', 'XY-FX-125']],
      ['sealing tape for XY-FF-125', ['XY-SP-2']],
      ['lock nut for XY-BG-M25', ['XY-LN-M25']],
      ['lock nut for XY-BG-PG16', []],
      ['lock nut for XY-BG', []],
      ['thread adaptor for XY-BG-M20', []],
    ],
  },
  {
    title: 'compatible sizes, by the column of the devices they suit, in all products of that kind',
    products: [
      newIndexedProduct('Power Contactor', 'Contactors', ['Ordering code'], [['XY-PC-9'], ['XY-PC-40']], {
        keywords: ['motor', 'relay'],
      }),
      newIndexedProduct(
        'Overload Relay, Small',
        'Relays',
        ['Ordering code', 'Setting range (A)', 'For contactors', 'Terminal set'],
        [
          ['XY-OL-11', '8–11', 'XY-PC-9 to XY-PC-38', 'XY-OT-11'],
          ['XY-OL-32', '23–32', 'XY-PC-9 to XY-PC-38', 'XY-OT-32'],
        ],
      ),
      newIndexedProduct(
        'Overload Relay',
        'Relays',
        ['Ordering code', 'Setting range (A)'],
        [
          ['XY-OM-32', '23–32'],
          ['XY-OM-50', '37–50'],
        ],
      ),
    ],
    queries: [
      ['overload relay for XY-PC-9, 30 A', ['XY-OL-32']],
      ['overload relay for XY-PC-9, 45 A', ['XY-OM-50']],
      ['overload relay to suit XY-PC-9, motor current 9 A', ['XY-OL-11']],
      ['overload relay terminal set for XY-PC-9, motor 9 A', ['XY-OT-11']],
      ['XY-PC-40 ke liye overload relay 30 A', ['XY-OM-32']],
      ['overload relay for PC-40, 30 A', ['XY-OM-32']],
      ['price for XY-PC-9 contactor', ['XY-PC-9']],
    ],
  },
  {
    title: 'sizes with a code in the column that the words before it name',
    products: [
      newIndexedProduct('Power Contactor', 'Contactors', ['Ordering code'], [['XY-PC-9'], ['XY-PC-12']]),
      newIndexedProduct(
        'Star-Delta Starter',
        'Starters',
        ['Ordering code', 'Motor (kW)', 'Main contactor', 'Star contactor'],
        [
          ['XY-SD-5', '5.5', 'XY-PC-9', 'XY-PC-9'],
          ['XY-SD-7', '7.5', 'XY-PC-12', 'XY-PC-9'],
          ['XY-SD-11', '11', 'XY-PC-12', 'XY-PC-12'],
        ],
      ),
    ],
    queries: [
      ['star delta starter with main contactor XY-PC-9', ['XY-SD-5']],
      ['star delta starter star contactor XY-PC-12', ['XY-SD-11']],
      ['star delta main contactor XY-PC-12 7.5 kW', ['XY-SD-7']],
      ['power contactor XY-PC-12', ['XY-PC-12']],
      ['main contactor XY-PC-12', ['XY-PC-12']],
    ],
  },
  {
    title: 'products that match the words and name the code, before products that only match the words',
    products: [
      newIndexedProduct('Flat Relay', 'Relays', ['Ordering code'], [['XY-FR-24D'], ['XY-FR-24A']]),
      newIndexedProduct('Octal Base Relay', 'Relays', ['Ordering code'], [['XY-OR-24D']]),
      newIndexedProduct(
        'Relay Socket',
        'Relays',
        ['Ordering code', 'For relay'],
        [
          ['XY-RS-8', 'XY-FR'],
          ['XY-RS-11', 'XY-OR'],
        ],
        { keywords: ['base'] },
      ),
      newIndexedProduct('Black Sleeve', 'Sleeves', ['Ordering code'], [['XY-BS-9']]),
    ],
    queries: [
      ['base for XY-FR-24D', ['XY-RS-8']],
      ['relay base for XY-OR-24D', ['XY-RS-11']],
      // A colour beside a code does not name another product.
      ['XY-OR-24D black', ['XY-OR-24D']],
    ],
  },
  {
    title: 'codes without the zeros behind their point',
    products: [
      newIndexedProduct(
        'Shrink Tube',
        'Tubes',
        ['Ordering code'],
        [['XY-HS-19.0'], ['XY-HS-1.9'], ['XY-HS-190']],
      ),
    ],
    queries: [
      ['XY-HS-19', ['XY-HS-19.0']],
      ['XY-HS-190', ['XY-HS-190']],
      ['XY-HS-190.0', ['XY-HS-190']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
