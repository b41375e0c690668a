import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const { index, search } = createProductSearch([
  newIndexedProduct(
    'Compression Lug',
    'Lugs',
    ['Ordering code', 'Conductor (mm²)', 'Die number', 'Barrel inner Ø (mm)', 'Barrel outer Ø (mm)'],
    [
      ['L-25', '25', '10', '7', '10'],
      ['L-120', '120', '20', '15.5', '21'],
      ['L-185', '185', '25', '19', '25'],
    ],
  ),
  newIndexedProduct(
    'Corrugated Conduit',
    'Conduits',
    ['Ordering code', 'Inner Ø (mm)', 'Static bend radius (mm)', 'Dynamic bend radius (mm)'],
    [
      ['C-17', '17', '45', '75'],
      ['C-29', '29', '75', '120'],
    ],
  ),
  newIndexedProduct(
    'Screened Gland',
    'Glands',
    ['Ordering code', 'Entry thread', 'Sheath range (mm)', 'Screen Ø (mm)'],
    [
      ['G-20', 'M20 × 1.5', '7–12', '5–9'],
      ['G-25', 'M25 × 1.5', '10–16', '8–13'],
    ],
  ),
  newIndexedProduct(
    'Multi-Hole Gland',
    'Glands',
    ['Ordering code', 'Holes', 'Cable Ø per hole (mm)'],
    [
      ['H-2', '2', '4–6'],
      ['H-4', '4', '4–6'],
    ],
  ),
  newIndexedProduct(
    'Earth Terminal Block',
    'Terminal Blocks',
    ['Ordering code', 'Rated cross-section (mm²)'],
    [
      ['E-2.5', '2.5'],
      ['E-4', '4'],
      ['E-6', '6'],
    ],
  ),
  newIndexedProduct(
    'Ring Terminal',
    'Crimp Terminals',
    ['Ordering code', 'Conductor (mm²)'],
    [['R-4', '4–6']],
    { keywords: ['earth wire'] },
  ),
  newIndexedProduct(
    'Miniature Circuit Breaker',
    'Breakers',
    ['Ordering code', 'Rated current (A)'],
    [['B-63', '63']],
    { keywords: ['MCB'] },
  ),
  newIndexedProduct(
    'Comb Busbar for MCB',
    'Busbars',
    ['Ordering code', 'Rated current (A)'],
    [['CB-80', '80']],
    { keywords: ['MCB'] },
  ),
  newIndexedProduct(
    'Power Contactor',
    'Contactors',
    ['Ordering code', 'Motor at 240 V (kW)', 'Motor at 415 V (kW)'],
    [
      ['XY-PC-18', '4', '7.5'],
      ['XY-PC-32', '7.5', '15'],
      ['XY-PC-40', '11', '18.5'],
    ],
  ),
  newIndexedProduct(
    'Mechanical Interlock',
    'Contactors',
    ['Ordering code', 'For contactors'],
    [
      ['XY-MI-32', 'XY-PC-18 to XY-PC-32'],
      ['XY-MI-40', 'XY-PC-40'],
    ],
  ),
  newIndexedProduct(
    'Control Relay',
    'Relays',
    ['Ordering code', 'DC-13 at 24 V (A)', 'Coil holding power'],
    [
      ['CR-A', '2.8', '7 VA AC'],
      ['CR-D', '2.8', '2.4 W DC'],
    ],
  ),
  newIndexedProduct(
    'Replacement Coil',
    'Coils',
    ['Ordering code', 'Voltage'],
    [
      ['CO-A', '24 V, 50/60 Hz'],
      ['CO-D', '24 V DC'],
    ],
  ),
  newIndexedProduct(
    'DIN Rail, Steel, Slotted',
    'Rails',
    ['Ordering code', 'Profile', 'Length (m)'],
    [
      ['DR-1', 'TH 35', '1'],
      ['DR-2', 'TH 35', '2'],
      ['DR-S', 'TH 35, solid', '2'],
    ],
  ),
  newIndexedProduct(
    'Wiring Duct',
    'Ducts',
    ['Ordering code', 'Width (mm)', 'Height (mm)'],
    [
      ['W-60-100', '60', '100'],
      ['W-100-60', '100', '60'],
      ['W-100-100', '100', '100'],
    ],
  ),
  newIndexedProduct(
    'Accessories for Breakers',
    'Accessories',
    ['Accessory', 'Code'],
    [
      ['Shunt trip 240 V AC', 'A-ST-240'],
      ['Undervoltage release 240 V AC', 'A-UV-240'],
    ],
    { keywords: ['shunt trip', 'undervoltage release'] },
  ),
  newIndexedProduct(
    'Overload Relay, Light',
    'Overload Relays',
    ['Ordering code', 'Setting range (A)', 'Motor at 415 V (kW)'],
    [['O-32', '23–32', '15']],
  ),
  newIndexedProduct(
    'Overload Relay',
    'Overload Relays',
    ['Code, class 10', 'Code, class 20', 'Setting range (A)', 'Motor at 415 V (kW)'],
    [['OM-32', 'OM-32-H', '23–32', '15']],
  ),
  newIndexedProduct(
    'Cable Tie, Standard',
    'Cable Ties',
    ['Ordering code', 'Length (mm)'],
    [['T-200', '200']],
    {
      description: 'Outdoors take the black UV tie.',
    },
  ),
  newIndexedProduct(
    'Cable Tie, UV Stabilised Black',
    'Cable Ties',
    ['Ordering code', 'Length (mm)'],
    [['TB-200', '200']],
  ),
  newIndexedProduct(
    'Earth Leakage Breaker',
    'Breakers',
    ['Ordering code', 'Rated current (A)', 'Sensitivity (mA)', 'Type'],
    [
      ['RC-30', '40', '30', 'AC'],
      ['RC-30-A', '40', '30', 'A'],
    ],
  ),
]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));
const first = (query: string) => search(query).products[0]?.product;

it.each([
  // A word of a title names its property, beside a number with or without a unit.
  ['lug die no 25', ['L-185']],
  ['lug 25', ['L-25']],
  ['conduit dynamic bend radius 75', ['C-17']],
  ['conduit bend radius 75 mm', ['C-17', 'C-29']],
  ['duct 100 high 60 wide', ['W-60-100']],
  ['duct 100 high, below 80 wide', ['W-60-100']],
  ['duct width at least 80, height 60', ['W-100-60']],
  ['conduit inner dia at least 20 mm', ['C-29']],
  // 'Dia' and 'outer' belong to the words beside them.
  ['gland for screened cable, screen diameter 12 mm', ['G-25']],
  ['lug barrel outer 10 mm', ['L-25']],
  ['lug barrel inner dia 19 mm', ['L-185']],
])('assigns the quantity of "%s" to the named property', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it('reads a list of quantities as alternatives', () => {
  expect(marked('earth terminal block 4/6 mm²')).toEqual(['E-4', 'E-6']);
});

it('marks products with the queried name, not those that mention it', () => {
  expect(marked('earth terminal 4 mm²')).toEqual(['E-4']);
  expect(marked('mcb 80A')).toEqual([]);
  expect(marked('comb busbar 80A')).toEqual(['CB-80']);
});

it('marks nothing for an unknown kind of product', () => {
  expect(marked('100 x 100')).toEqual(['W-100-100']);
  expect(marked('quibblewerk 100 x 100')).toEqual([]);
});

it('marks nothing by numbers that no size has', () => {
  expect(marked('earth terminal 99')).toEqual([]);
  expect(first('earth terminal 99')).toBe(4);
});

it('reads a motor power as three-phase unless a voltage is named', () => {
  expect(marked('contactor 7.5 kW')).toEqual(['XY-PC-18']);
  expect(marked('contactor 7.5 kW 240 V')).toEqual(['XY-PC-32']);
});

it('marks the sizes that are compatible with a code', () => {
  expect(marked('interlock for XY-PC-32')).toEqual(['XY-MI-32']);
  expect(marked('interlock XY-PC-40')).toEqual(['XY-MI-40']);
  expect(marked('XY-PC-40')).toEqual(['XY-PC-40']);
});

it('marks compatible sizes by the column of the devices they suit, in all products of that kind', () => {
  const { index: indexed, search: find } = createProductSearch([
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
      [['XY-OM-32', '23–32']],
    ),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('overload relay to suit XY-PC-9, motor current 9 A')).toEqual(['XY-OL-11']);
  expect(codesFor('overload relay terminal set for XY-PC-9, motor 9 A')).toEqual(['XY-OT-11']);
  expect(codesFor('XY-PC-40 ke liye overload relay 30 A')).toEqual(['XY-OM-32']);
  expect(codesFor('price for XY-PC-9 contactor')).toEqual(['XY-PC-9']);
});

it('ranks products that match the words and name the code before products that only match the words', () => {
  const { index: indexed, search: find } = createProductSearch([
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
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('base for XY-FR-24D')).toEqual(['XY-RS-8']);
  // A colour beside a code does not name another product.
  expect(codesFor('XY-OR-24D black')).toEqual(['XY-OR-24D']);
});

it('chooses by power before coil voltage, which is an option of most sizes', () => {
  const { index: indexed, search: find } = createProductSearch([
    newIndexedProduct(
      'Power Contactor',
      'Contactors',
      ['Ordering code', 'Motor at 240 V (kW)', 'Motor at 415 V (kW)'],
      [
        ['P-40', '11', '18.5'],
        ['P-65', '18.5', '30'],
        ['P-95', '25', '45'],
      ],
    ),
    newIndexedProduct(
      'Power Contactor, Large',
      'Contactors',
      ['Ordering code', 'Motor at 415 V (kW)', 'Coil range (V AC/DC)'],
      [['P-115', '55', '100–250']],
    ),
    newIndexedProduct('Contactor Coil', 'Coils', ['Ordering code', 'Coil voltage'], [['C-240', '240 V AC']]),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('power contactor 30 kW with 240 V coil')).toEqual(['P-65']);
  expect(codesFor('power contactor 240 V coil 30 kW')).toEqual(['P-65']);
  expect(codesFor('power contactor 55 kW, coil 240 V')).toEqual(['P-115']);
  expect(codesFor('power contactor 11 kW 240 V')).toEqual(['P-40']);
  expect(codesFor('contactor coil 240 V')).toEqual(['C-240']);
});

it('finds a named property in products whose name has no such detail', () => {
  const { index: indexed, search: find } = createProductSearch([
    newIndexedProduct(
      'Four-Pole Contactor, AC-1',
      'Contactors',
      ['Ordering code', 'AC-1 current (A)'],
      [['F-60', '60']],
    ),
    newIndexedProduct(
      'Power Contactor',
      'Contactors',
      ['Ordering code', 'AC-3 current (A)', 'AC-1 current (A)'],
      [['P-32', '32', '50']],
    ),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('contactor 50 A AC-1')).toEqual(['P-32']);
});

it('compares values in texts with values in tables', () => {
  const { index: indexed, search: find } = createProductSearch([
    newIndexedProduct(
      'Circuit Breaker, Two Pole',
      'Breakers',
      ['Ordering code', 'Rated current (A)'],
      [
        ['B2-20', '20'],
        ['B2-25', '25'],
      ],
    ),
    newIndexedProduct(
      'Leakage Circuit Breaker',
      'Breakers',
      ['Ordering code', 'Poles', 'Rated current (A)'],
      [['L2-25', '2', '25']],
    ),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('2 pole breaker 20 A')).toEqual(['B2-20']);
});

it('finds codes without the zeros behind their point', () => {
  const { index: indexed, search: find } = createProductSearch([
    newIndexedProduct(
      'Shrink Tube',
      'Tubes',
      ['Ordering code'],
      [['XY-HS-19.0'], ['XY-HS-1.9'], ['XY-HS-190']],
    ),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('XY-HS-19')).toEqual(['XY-HS-19.0']);
  expect(codesFor('XY-HS-190')).toEqual(['XY-HS-190']);
  expect(codesFor('XY-HS-190.0')).toEqual(['XY-HS-190']);
});

it('does not count the material of a part as the material of the product', () => {
  const { index: indexed, search: find } = createProductSearch([
    newIndexedProduct('Copper Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['CL-95', '95']]),
    newIndexedProduct('Tube Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['TL-95', '95']], {
      keywords: ['copper', 'crimping'],
    }),
    newIndexedProduct('Transition Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['AL-95', '95']], {
      keywords: ['copper palm', 'aluminium'],
    }),
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
  expect(codesFor('copper lug 95 mm²')).toEqual(['CL-95', 'TL-95']);
  expect(codesFor('aluminium lug 95 mm²')).toEqual(['AL-95']);
});

it('distinguishes coils by their supply', () => {
  expect(marked('control relay 24 V DC')).toEqual(['CR-D']);
  expect(marked('replacement coil 24 V DC')).toEqual(['CO-D']);
  expect(marked('replacement coil 24 V AC')).toEqual(['CO-A']);
});

it('excludes sizes whose cells contradict a word of the name', () => {
  expect(marked('slotted din rail 2 m')).toEqual(['DR-2']);
  expect(marked('perforated din rail 2 m')).toEqual(['DR-2']);
  expect(marked('solid din rail 2 m')).toEqual(['DR-S']);
});

it.each([
  ['duct 4 inch by 4 inch', ['W-100-100']],
  ['duct 100mm x 60mm', ['W-100-60']],
  ['screened gland 25mm thread', ['G-25']],
  ['multi-hole gland for 4 cables 5 mm', ['H-4']],
  ['shunt release 240 V AC', ['A-ST-240']],
  ['overload relay for 15 kW motor class 20', ['OM-32-H']],
  ['uv black cable tie 200 mm', ['TB-200']],
  ['earth leakage breaker 40A 30mA AC', ['RC-30']],
])('marks what "%s" means', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});
