import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch([
  newIndexedProduct(
    'Cable Gland',
    'Glands',
    ['Ordering code', 'Sheath range (mm)', 'Spanner width (mm)', 'Thread outer Ø (mm)'],
    [
      ['G-20', '7–12', '24', '20'],
      ['G-25', '17–24', '30', '25'],
    ],
    { description: 'The thread has a diameter of 20 mm.' },
  ),
  newIndexedProduct(
    'Lever Gland',
    'Glands',
    ['Ordering code', 'Cable range (mm)', 'Thread outer Ø (mm)'],
    [['LG-25', '17–24', '25']],
  ),
  newIndexedProduct(
    'Armoured Gland',
    'Glands',
    ['Ordering code', 'Inner sheath Ø (mm)', 'Outer sheath Ø (mm)'],
    [
      ['A-32', '17–26', '23–33'],
      ['A-40', '22–32', '27–40'],
    ],
  ),
  newIndexedProduct(
    'Shrink Sleeve',
    'Sleeves',
    ['Ordering code', 'Supplied Ø (mm)', 'Piece length (m)'],
    [
      ['S-9', '9', '1'],
      ['S-24', '24', '1'],
    ],
  ),
  newIndexedProduct(
    'Wrapping Band',
    'Bands',
    ['Ordering code', 'Band Ø (mm)', 'Roll (m)'],
    [
      ['W-10', '10', '25'],
      ['W-12', '12', '20'],
    ],
  ),
  newIndexedProduct(
    'Circuit Breaker',
    'Breakers',
    ['Ordering code', 'Rated current (A)', 'Power loss (W)'],
    [
      ['B-10', '10', '3'],
      ['B-63', '63', '13'],
    ],
  ),
  newIndexedProduct(
    'Distribution Box',
    'Boxes',
    ['Ordering code', 'Modules', 'Permitted loss (W)'],
    [
      ['D-4', '4', '7'],
      ['D-12', '12', '14'],
    ],
  ),
  newIndexedProduct(
    'Residual Current Breaker',
    'Breakers',
    ['Ordering code', 'Rated current (A)', 'Sensitivity (mA)'],
    [['R-40', '40', '30']],
  ),
  newIndexedProduct(
    'Mounting Rail',
    'Rails',
    ['Ordering code', 'Width × height (mm)', 'Length (m)'],
    [
      ['M-15', '15 × 5.5', '2'],
      ['M-35', '35 × 15', '2'],
    ],
  ),
  newIndexedProduct(
    'Steel Cabinet',
    'Boxes',
    ['Ordering code', 'Height (mm)', 'Mounting plate H × W (mm)'],
    [
      ['K-300', '300', '250 × 150'],
      ['K-250', '250', '200 × 150'],
    ],
  ),
  newIndexedProduct(
    'Wiring Duct',
    'Ducts',
    ['Ordering code', 'Width (mm)', 'Wires 1.5 mm² at 50 %', 'Wires 4 mm² at 50 %'],
    [
      ['WD-15', '15', '18', '9'],
      ['WD-25', '25', '56', '29'],
      ['WD-60', '60', '234', '121'],
    ],
  ),
  newIndexedProduct(
    'Filter Fan',
    'Fans',
    ['Ordering code', 'Air flow, free (m³/h)', 'Air flow with exhaust filter (m³/h)'],
    [
      ['F-125', '61', '44'],
      ['F-177', '115', '82'],
      ['F-223', '230', '165'],
    ],
  ),
  newIndexedProduct(
    'Butt Connector',
    'Connectors',
    ['Ordering code', 'Conductor (mm²)', 'Die number'],
    [
      ['C-16', '16', '8'],
      ['C-70', '70', '16'],
    ],
  ),
]);
const { understand } = productSearch;
const marked = markedCodes(productSearch);

it.each([
  // Words that name a property of another product better still name one of this product,
  ['shrink sleeve supplied diameter at least 20 mm', ['S-24']],
  ['cable gland with spanner width 30 mm', ['G-25']],
  ['circuit breaker power loss below 10 W', ['B-10']],
  ['distribution box loss at least 10 W', ['D-12']],
  // unless no size of it meets the condition.
  ['wrapping band 12 mm roll', ['W-12']],
])('takes the quantity of "%s" for the property that the product states', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  ['mounting rail 15 mm high', ['M-35']],
  ['mounting rail 15 mm wide', ['M-15']],
  ['mounting rail height over 10 mm', ['M-35']],
  // A side of a part is not a side of the product.
  ['steel cabinet 250 mm high', ['K-250']],
])('reads the side that "%s" names out of an extent', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  ['filter fan at least 100 m³/h with exhaust filter', ['F-223']],
  ['filter fan at least 100 m³/h', ['F-177', 'F-223']],
  ['filter fan 82 m³/h', ['F-177']],
])('tells the air flow with a filter from the free one: "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  ['wiring duct for 50 wires of 1.5 mm²', ['WD-25']],
  ['wiring duct for at least 100 wires 4 mm²', ['WD-60']],
  ['wiring duct 1.5 sqmm wires 18', ['WD-15']],
  ['wiring duct 60 wide', ['WD-60']],
])('takes a number and the quantity of a title for one column: "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  // A word after a comma only names a property of which some size meets the quantity.
  ['circuit breaker 10 A, power loss', ['B-10']],
  ['armoured gland for 30 mm, inner sheath', ['A-40']],
])('takes words behind a comma as hints in "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  ['cabinet 300H x 200W x 150D', ['KH-32']],
  ['cabinet 200(W) x 300(H)', ['KH-32']],
  ['cabinet H200 x W300', ['KH-23']],
  ['cabinet 300 x 200', ['KH-32']],
])('reads the sides of "%s" by their letters', (query, codes) => {
  const found = markedCodes(
    createProductSearch([
      newIndexedProduct(
        'Cabinet',
        'Boxes',
        ['Ordering code', 'Height (mm)', 'Width (mm)', 'Depth (mm)'],
        [
          ['KH-32', '300', '200', '150'],
          ['KH-23', '200', '300', '150'],
        ],
      ),
    ]),
  );
  expect(found(query)).toEqual(codes);
});

it('names a plain number only by adjacent words', () => {
  const found = markedCodes(
    createProductSearch([
      newIndexedProduct(
        'Fine-Slot Duct',
        'Ducts',
        ['Ordering code', 'Width (mm)', 'Height (mm)', 'Slot width (mm)'],
        [
          ['D-25', '25', '40', '4'],
          ['D-40', '40', '40', '4'],
        ],
      ),
    ]),
  );
  expect(found('fine slot duct 25 wide 40 high')).toEqual(['D-25']);
  expect(found('duct with slot width 4')).toEqual(['D-25', 'D-40']);
});

it('reads an adjective as the noun of a title', () => {
  const found = markedCodes(
    createProductSearch([
      newIndexedProduct(
        'Ferrule',
        'Ferrules',
        ['Ordering code', 'Sleeve length (mm)', 'Overall length (mm)'],
        [
          ['F-8', '8', '12'],
          ['F-12', '12', '18'],
        ],
      ),
    ]),
  );
  expect(found('ferrule 12 mm long sleeve')).toEqual(['F-12']);
  expect(found('ferrule 12 mm long')).toEqual(['F-8']);
});

it('shows a number and the quantity of a title as one condition', () => {
  const { conditions } = understand('wiring duct for 50 wires of 1.5 mm²');
  expect(conditions.map(({ text }) => text)).toEqual(['50 wires of 1.5 mm²']);
});

it('gives a word to the quantity on its side of a comma or "and"', () => {
  expect(marked('armoured gland for cable with inner sheath 24 mm and outer sheath 28 mm')).toEqual([
    'A-32',
    'A-40',
  ]);
  expect(marked('armoured gland, inner sheath 18 mm, outer sheath 24 mm')).toEqual(['A-32']);
});

it('gives a word to the quantity that it leads to', () => {
  expect(marked('wrapping band 12 mm roll of 20 m')).toEqual(['W-12']);
  expect(marked('butt connector, die number 16')).toEqual(['C-70']);
});

it('marks the sizes of all products that state a named property, however else they are described', () => {
  expect(marked('gland with thread outer diameter 25 mm')).toEqual(['G-25', 'LG-25']);
});

it('does not take a word of the product name for a property', () => {
  expect(marked('residual current breaker 40 A')).toEqual(['R-40']);
});

it('finds lugs without a stud column by the hole for the stud', () => {
  const found = markedCodes(
    createProductSearch([
      newIndexedProduct(
        'Transition Lug',
        'Lugs',
        ['Ordering code', 'Conductor (mm²)', 'Palm hole Ø (mm)'],
        [
          ['T-50', '50', '10.5'],
          ['T-95', '95', '13.0'],
        ],
      ),
      newIndexedProduct(
        'Tube Lug',
        'Lugs',
        ['Ordering code', 'Conductor (mm²)', 'Stud', 'Hole Ø (mm)'],
        [['C-95', '95', 'M12', '13.0']],
      ),
    ]),
  );
  expect(found('transition lug M12')).toEqual(['T-95']);
  expect(found('transition lug 10 mm stud')).toEqual(['T-50']);
  expect(found('lug 95 mm² M12')).toEqual(['C-95']);
});

it('understands German and Hindi words for what is measured', () => {
  const { index: own, search: find } = createProductSearch([
    newIndexedProduct(
      'Wiring Duct',
      'Ducts',
      ['Ordering code', 'Width (mm)', 'Height (mm)', 'Conductor (mm²)'],
      [
        ['W-60-80', '60', '80', '0.75'],
        ['W-80-60', '80', '60', '1.5'],
      ],
    ),
  ]);
  const found = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => own.codes[size]));
  expect(found('duct 60 breit 80 hoch')).toEqual(['W-60-80']);
  expect(found('duct chaudai 80 unchai 60')).toEqual(['W-80-60']);
  // A gauge means the nearest metric cross-section.
  expect(found('duct 18 AWG')).toEqual(['W-60-80']);
});

it('tells a bare bar from any bar, and takes the depth of a rail for its height', () => {
  const { index: own, search: find } = createProductSearch([
    newIndexedProduct(
      'Copper Bar',
      'Bars',
      ['Ordering code', 'Current, bare (A)', 'Current, painted (A)'],
      [
        ['B-80', '1240', '1500'],
        ['B-100', '1490', '1810'],
        ['B-160', '2220', '2700'],
      ],
    ),
    newIndexedProduct(
      'Mounting Rail',
      'Rails',
      ['Ordering code', 'Width × height (mm)'],
      [
        ['R-35', '35 × 15'],
        ['R-15', '15 × 5.5'],
      ],
    ),
  ]);
  const found = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => own.codes[size]));
  expect(found('painted copper bar for 1800 A')).toEqual(['B-100']);
  expect(found('copper bar to carry 1490 A bare')).toEqual(['B-100']);
  expect(found('rail 15 mm deep')).toEqual(['R-35']);
});
