import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const { index, understand, search } = createProductSearch([
  newIndexedProduct(
    'Power Contactor',
    'Contactors',
    ['Ordering code', 'AC-3 current (A)'],
    [
      ['EV-PC-9', '9'],
      ['EV-PC-25', '25'],
      ['EV-PC-32', '32'],
    ],
  ),
  newIndexedProduct(
    'Brass Gland',
    'Glands',
    ['Ordering code', 'Entry thread'],
    [
      ['EV-BG-M20', 'M20'],
      ['EV-BG-M25', 'M25'],
    ],
  ),
  newIndexedProduct(
    'Push Button',
    'Buttons',
    ['Ordering code', 'For'],
    [
      ['EV-PB-RD', 'EV-PC-9 to EV-PC-32'],
      ['EV-PB-0.5', 'EV-BG-M20'],
    ],
  ),
  newIndexedProduct(
    'Filter Fan',
    'Fans',
    ['Ordering code', 'Supply'],
    [
      ['EV-FF-92-230', '230 V AC'],
      ['EV-FF-92-24', '24 V DC'],
    ],
  ),
  newIndexedProduct(
    'Filter Mat',
    'Fans',
    ['Ordering code', 'Mat (mm)'],
    [
      ['EV-FM-92', '88 × 88'],
      ['EV-FM-92-10', '88 × 88'],
    ],
  ),
]);
const codes = (sizes: readonly number[]) => sizes.map((size) => index.codes[size]);

it.each(['EV-PC-25 240A', 'EV-PC-25 coil 240A, 2 nos'])(
  'does not read a current from the option of "%s"',
  (query) => {
    const { understand: read } = createProductSearch([
      newIndexedProduct('Power Contactor', 'Contactors', ['Ordering code'], [['EV-PC-25']]),
      newIndexedProduct('Coil', 'Coils', ['Ordering code', 'Suffix'], [['EV-CO-1', '240A']]),
    ]);
    const { conditions, hasOption } = read(query);
    expect({ conditions, hasOption }).toEqual({ conditions: [], hasOption: true });
  },
);

const families = createProductSearch([
  newIndexedProduct(
    'Wiring Duct',
    'Ducts',
    ['Ordering code', 'Width × height (mm)'],
    [
      ['EV-WD-60-80', '60 × 80'],
      ['EV-WD-60-60', '60 × 60'],
    ],
  ),
  newIndexedProduct(
    'Fine Duct',
    'Ducts',
    ['Ordering code', 'Width × height (mm)'],
    [['EV-WDF-60-80', '60 × 80']],
  ),
  newIndexedProduct(
    'Cable Tie',
    'Ties',
    ['Ordering code', 'Length (mm)', 'Width (mm)'],
    [
      ['EV-CT-200-36', '200', '3.6'],
      ['EV-CT-200-48', '200', '4.8'],
      ['EV-CT-2.5', '100', '2.5'],
    ],
  ),
  newIndexedProduct('Exhaust Filter', 'Filters', ['Ordering code', 'For duct'], [['EV-XF-1', 'EV-WD-60']]),
]);
const markedOfFamilies = markedCodes(families);

it.each([
  ['EV-WD 60x80', ['EV-WD-60-80']],
  ['EV-WD 60 x 80 grey', ['EV-WD-60-80']],
  ['duct EV-WDF 60x80', ['EV-WDF-60-80']],
  ['EV-CT-200x4.8', ['EV-CT-200-48']],
  // A comma is read as the point of a code that has one there.
  ['EV-CT-2,5 500 nos', ['EV-CT-2.5']],
  ['exhaust filter for EV-WD', ['EV-XF-1']],
])('finds the sizes of "%s" among those with that beginning of a code', (query, expected) => {
  expect(markedOfFamilies(query)).toEqual(expected);
});

it('keeps the beginning of a code in the corrected query', () => {
  expect(families.understand('EV-WD 60x80 ducct')).toMatchObject({
    readText: 'EV-WD 60x80 ducct',
    didYouMean: 'EV-WD 60x80 duct',
  });
});

it('finds short codes without their prefix by the hyphen', () => {
  const { understand: read } = createProductSearch([
    newIndexedProduct('Selector', 'Switches', ['Ordering code'], [['XY-SS-3R'], ['XY-AC-3R'], ['XY-SS-300']]),
  ]);
  expect(read('SS-3R selector').sizes).toEqual([0]);
  expect(read('selector AC-3R').sizes).toEqual([]);
});

it('does not mark sizes for words that compare typed codes', () => {
  const { search: find } = createProductSearch([
    newIndexedProduct('Selector', 'Switches', ['Ordering code'], [['XY-SS-30'], ['XY-SS-40']]),
    newIndexedProduct(
      'Lock',
      'Locks',
      ['Ordering code', 'Insert'],
      [
        ['XY-CK-10', 'Keyed alike'],
        ['XY-CK-20', 'Keyed different'],
      ],
    ),
  ]);
  const { products } = find('XY-SS-30 and XY-SS-40 with different key');
  expect(products.flatMap(({ sizes }) => sizes)).toEqual([0, 1]);
});

it('finds codes of several words that begin with meaningless letters', () => {
  const { index: own, understand: read } = createProductSearch([
    newIndexedProduct('Lug', 'Lugs', ['Ordering code'], [['XY-CLB-95'], ['XY-DOL-15'], ['XY-AB-95']], {
      keywords: ['DOL'],
    }),
  ]);
  const found = (query: string) => read(query).sizes.map((size) => own.codes[size]);
  expect(found('copper lug clb 95')).toEqual(['XY-CLB-95']);
  expect(found('lug dol 15 kw')).toEqual([]);
  expect(found('lug ab 95')).toEqual([]);
});

it.each([
  ['EV-PC-25-240A', ['EV-PC-25']],
  ['10 x EV-PC-32-415A', ['EV-PC-32']],
  ['ev_bg_m20_n', ['EV-BG-M20']],
  ['PC-9/24D contactor', ['EV-PC-9']],
  ['EV-FF-92-230-RD', ['EV-FF-92-230']],
  ['EV-PB-RD-24', ['EV-PB-RD']],
  ['EV-BG-M20 and EV-PC-25-24D', ['EV-BG-M20', 'EV-PC-25']],
])('finds the code in %s, which an option follows', (query, expected) => {
  const { sizes, hasOption } = understand(query);
  expect(codes(sizes)).toEqual(expected);
  expect(hasOption).toBe(true);
});

it.each(['EV-PC-25', '10 x pc 25', 'EV-PC-25 240A'])('finds no option in %s', (query) => {
  const { sizes, hasOption } = understand(query);
  expect(codes(sizes)).toEqual(['EV-PC-25']);
  expect(hasOption).toBe(false);
});

it('prefers the beginning of a longer code to a code with an option', () => {
  const { sizes, partial } = understand('EV-FF-92-2');
  expect(sizes).toEqual([]);
  expect(codes(partial)).toEqual(['EV-FF-92-230', 'EV-FF-92-24']);
});

it.each([
  ['a letter for a digit', 'EV-BG-M2O', ['EV-BG-M20']],
  ['a comma for a point', 'EV-PB-0,5 10 pcs', ['EV-PB-0.5']],
  ['one without digits', 'EV-PB-RF', ['EV-PB-RD']],
  ['a letter for a digit with a point', 'EV-PB-O.5', ['EV-PB-0.5']],
  ['a letter for a digit, not an option', 'EV-FM-92-1O', ['EV-FM-92-10']],
  ['another letter', 'EB-BG-M20', ['EV-BG-M20']],
  ['two swapped', 'EV-GB-M20', ['EV-BG-M20']],
  ['one missing', 'EV-B-M25', ['EV-BG-M25']],
  ['one too many', 'EVBGM220', ['EV-BG-M20']],
  ['spaces', 'ev bg m2o', ['EV-BG-M20']],
  ['several near ones', 'EV-BG-M24', ['EV-BG-M25', 'EV-BG-M20']],
])('finds the codes near one that was mistyped: %s', (_mistake, query, expected) => {
  expect(codes(search(query).products.flatMap(({ sizes }) => sizes)).toSorted()).toEqual(expected.toSorted());
});

it('finds nothing by the prefix of an unknown code, even in codes that cells refer to', () => {
  expect(search('EV-XYZ-123').products).toEqual([]);
  expect(search('EV-XYZ-123 filter fan').products[0]?.product).toBe(3);
});

it('offers the only near code as the correction', () => {
  expect(understand('EV-BG-M2O')).toMatchObject({ didYouMean: 'EV-BG-M20', sizes: [], typedCodes: [] });
  expect(understand('EV-BG-M2O brss').didYouMean).toBe('EV-BG-M20 brass');
  expect(understand('EV-BG-M24').didYouMean).toBeNull();
});

it('takes the beginning of a code for devices, not for a mistyped code', () => {
  const { sizes, typedCodes, didYouMean } = understand('filter mat for EV-FF-92');
  expect({ devices: codes(sizes), typedCodes, didYouMean }).toEqual({
    devices: ['EV-FF-92-230', 'EV-FF-92-24'],
    typedCodes: ['EV-FF-92'],
    didYouMean: null,
  });
});

it.each(['IS-8623-1', 'RS-485', 'EV-XYZ-123'])('corrects no code in %s', (query) => {
  const { sizes, partial, didYouMean } = understand(query);
  expect({ sizes, partial, didYouMean }).toEqual({ sizes: [], partial: [], didYouMean: null });
});
