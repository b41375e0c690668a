import { describe, expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const lockNut = {
  name: 'Brass Lock Nut',
  description: '',
  keywords: [],
  category: 'Gland Accessories',
  categoryPath: ['Gland Accessories'],
  specification: {
    status: 'ready' as const,
    table: {
      headers: ['Ordering code', 'Thread'],
      rows: [
        { a1: 'EV-LN-M25', a2: 'M25 x 1.5' },
        { a1: 'EV-LN-M20', a2: 'M20 x 1.5' },
      ],
    },
  },
  isBestseller: false,
};

it('finds junction boxes as enclosures', () => {
  const box = newIndexedProduct('Junction Box IP66', 'Boxes', ['Ordering code'], [['EV-JB-1']]);
  expect(createProductSearch([box]).search('enclosure').products).toHaveLength(1);
});

it('takes coordination for co-ordination', () => {
  const contactor = newIndexedProduct('Contactor', 'Contactors', ['Ordering code'], [['EV-PC-1']]);
  const search = createProductSearch([{ ...contactor, description: 'Type 2 co-ordination.' }]);
  expect(search.understand('contactor coordination').didYouMean).toBeNull();
  expect(search.search('contactor coordination').products).toHaveLength(1);
});

it.each([
  ['oload relay', 'Thermal Overload Relay'],
  ['filter mat std', 'Filter Mat, Standard'],
  ['cooling fan', 'Axial Fan'],
  ['m12 sealing plug', 'Stopping Plug'],
  ['bi-metallic lug', 'Bimetallic Lug'],
  ['relay heavy start', 'Overload Relay, Class 20'],
  ['hffr duct', 'Halogen-Free Duct'],
])('finds by the short form of "%s"', (query, name) => {
  const search = createProductSearch([
    newIndexedProduct('Filter Mat, Fine', 'Products', ['Ordering code'], [['EV-X-1']]),
    newIndexedProduct('Interface Relay', 'Products', ['Ordering code'], [['EV-Y-1']]),
    newIndexedProduct(name, 'Products', ['Ordering code'], [['EV-Z-1']]),
  ]);
  expect(search.search(query).products[0]?.product).toBe(2);
});

describe('the vocabulary of staff', () => {
  it('replaces the synonyms, and corrects typing errors only to the current ones', () => {
    const search = createProductSearch([lockNut], {
      synonyms: [['checknut', 'lock nut']],
      crossReferences: [],
    });
    expect(search.search('checknut').products).toHaveLength(1);
    expect(search.understand('chekcnut').didYouMean).toBe('checknut');
    search.setVocabulary({ synonyms: [], crossReferences: [] });
    expect(search.search('checknut').products).toHaveLength(0);
    expect(search.understand('chekcnut').didYouMean).toBeNull();
  });

  it.each(['CX-2511', 'cx 2511', '10 x CX2511', 'CX–2511,', 'lock nut CX-2511'])(
    'resolves “%s” to our code',
    (query) => {
      const search = createProductSearch([lockNut], {
        synonyms: [],
        crossReferences: [['CX-2511', 'ev ln m25']],
      });
      const { sizes } = search.understand(query);
      expect(sizes.map((size) => search.index.codes[size])).toEqual(['EV-LN-M25']);
    },
  );

  it('prefers our own code to a reference of the same name', () => {
    const search = createProductSearch([lockNut], {
      synonyms: [],
      crossReferences: [['EV-LN-M20', 'EV-LN-M25']],
    });
    expect(search.understand('EV-LN-M20').sizes.map((size) => search.index.codes[size])).toEqual([
      'EV-LN-M20',
    ]);
  });
});

it('takes the base of a round relay for its socket, not for the relay', () => {
  const search = createProductSearch([
    newIndexedProduct('Octal Base Relay', 'Relays', ['Ordering code', 'Pins'], [['EV-OR8', '8 round']]),
    newIndexedProduct('Relay Socket', 'Relays', ['Ordering code', 'Pins'], [['EV-RS-8R', '8 round']]),
  ]);
  expect(search.search('8 pin round relay base').products[0]?.product).toBe(1);
});
