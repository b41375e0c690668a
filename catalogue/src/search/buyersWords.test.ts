import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const { index, search } = createProductSearch([
  newIndexedProduct(
    'Steel Cable Tie',
    'Cable Ties',
    ['Ordering code', 'Grade', 'Length (mm)', 'Width (mm)', 'Max. bundle Ø (mm)'],
    [
      ['T-200-46', '304', '200', '4.6', '50'],
      ['T-360-79', '304', '360', '7.9', '102'],
      ['T-360-79-6', '316', '360', '7.9', '102'],
      ['T-680-79', '304', '680', '7.9', '203'],
    ],
  ),
  newIndexedProduct(
    'Armoured Gland',
    'Glands',
    ['Ordering code', 'Outer sheath max. Ø (mm)'],
    [
      ['G-20', '20.9'],
      ['G-32', '33.9'],
      ['G-63', '65.9'],
    ],
  ),
  newIndexedProduct(
    'Compression Gland',
    'Glands',
    ['Ordering code', 'Size', 'Inner sheath Ø (mm)'],
    [
      ['CG-20S', '20S', '6–11'],
      ['CG-50S', '50S', '29–38'],
    ],
  ),
  newIndexedProduct(
    'Lock Nut',
    'Accessories',
    ['Ordering code', 'Thread', 'Spanner width (mm)'],
    [
      ['LN-20', 'M20 × 1.5', '24'],
      ['LN-25', 'M25 × 1.5', '30'],
    ],
  ),
  newIndexedProduct(
    'Twin Ferrule',
    'Ferrules',
    ['Ordering code', 'Conductors (mm²)', 'Colour'],
    [
      ['TF-4', '2 × 4', 'Black'],
      ['TF-6', '2 × 6', 'Blue'],
    ],
  ),
  newIndexedProduct(
    'Off-Delay Timer',
    'Timers',
    ['Ordering code', 'Delay range', 'Supply'],
    [
      ['OT-6', '0.15–6 s', '24–240 V AC/DC'],
      ['OT-60', '1.5–60 s', '24–240 V AC/DC'],
      ['OT-600', '15–600 s', '24–240 V AC/DC'],
    ],
  ),
  newIndexedProduct(
    'Push Button Station',
    'Stations',
    ['Ordering code', 'Holes', 'Fitted with'],
    [
      ['ST-2', '2', 'Start and stop'],
      ['ST-3', '3', 'Up, stop, down'],
    ],
  ),
  newIndexedProduct(
    'Terminal Accessories',
    'Accessories',
    ['Part', 'For 2.5 mm²', 'For 4 mm²'],
    [['Marker strip', 'XY-MS-5', 'XY-MS-6']],
  ),
  newIndexedProduct(
    'Phase Relay',
    'Monitoring',
    ['Ordering code', 'Supply'],
    [
      ['PF-1', '415 V AC, three-wire'],
      ['PF-2', '415 V AC, four-wire'],
    ],
  ),
  newIndexedProduct(
    'Multifunction Meter',
    'Meters',
    ['Feature', 'XY-MF-1', 'XY-MF-2'],
    [
      ['Maximum demand', '–', 'Yes'],
      ['Total harmonic distortion', '–', 'Yes, up to 31st'],
      ['Energy, active and reactive', 'Active', 'Both'],
    ],
  ),
  newIndexedProduct(
    'Ferrule',
    'Ferrules',
    ['Ordering code', 'Conductor (mm²)', 'Overall length (mm)'],
    [
      ['F-1.5', '1.5', '14'],
      ['F-2.5', '2.5', '16'],
    ],
  ),
  newIndexedProduct(
    'Copper Lug',
    'Lugs',
    ['Ordering code', 'Conductor (mm²)', 'Stud', 'Hole Ø (mm)'],
    [
      ['L-16-M8', '16', 'M8', '8.4'],
      ['L-16-M10', '16', 'M10', '10.5'],
    ],
  ),
  newIndexedProduct(
    'Miniature Circuit Breaker',
    'Breakers',
    ['Rated current (A)', 'Code, curve B', 'Code, curve C'],
    [
      ['16', 'B-B16', 'B-C16'],
      ['32', 'B-B32', 'B-C32'],
    ],
  ),
  newIndexedProduct(
    'Panel Meter',
    'Meters',
    ['Ordering code', 'Size (mm)', 'Transformer ratio'],
    [
      ['M-A-72', '72 × 72', '5–5000 / 5 A'],
      ['M-A-96', '96 × 96', '5–5000 / 5 A'],
      ['M-V-96', '96 × 96', 'Up to 33 kV'],
    ],
  ),
  newIndexedProduct(
    'Thread Adaptor',
    'Accessories',
    ['Ordering code', 'Type', 'Male thread', 'Female thread'],
    [
      ['A-25-20', 'Reducing', 'M25 × 1.5', 'M20 × 1.5'],
      ['A-20-25', 'Enlarging', 'M20 × 1.5', 'M25 × 1.5'],
    ],
  ),
  newIndexedProduct(
    'DIN Rail',
    'Rails',
    ['Ordering code', 'Width × height (mm)'],
    [
      ['R-35', '35 × 15'],
      ['R-15', '15 × 5.5'],
    ],
  ),
  newIndexedProduct(
    'Fuse Terminal',
    'Terminals',
    ['Ordering code', 'Indicator', 'Fuse'],
    [
      ['FT-5', 'None', '5 × 20'],
      ['FT-5-24', 'LED', '5 × 20'],
    ],
  ),
  newIndexedProduct(
    'Plug-In Relay',
    'Relays',
    ['Ordering code', 'Contacts', 'Coil voltage'],
    [
      ['P-2', '2 CO', '24 V DC'],
      ['P-4', '4 CO', '24 V DC'],
    ],
  ),
  newIndexedProduct(
    'Power Contactor',
    'Contactors',
    ['Ordering code', 'AC-3 current (A)', 'Motor at 415 V (kW)'],
    [
      ['C-9', '9', '4'],
      ['C-12', '12', '5.5'],
      ['C-115', '115', '55'],
    ],
  ),
  newIndexedProduct(
    'Comb Busbar',
    'Busbars',
    ['Ordering code', 'Phases'],
    [
      ['CB-1', '1'],
      ['CB-3', '3'],
    ],
  ),
]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));

it.each([
  ['a rounded length', 'steel strap 8 mm wide', ['T-360-79', 'T-360-79-6', 'T-680-79']],
  ['a length in inches, not a bundle', '8 inch cable tie', ['T-200-46']],
  ['a grade glued to its letters', 'ss316 cable tie', ['T-360-79-6']],
  ['a grade with its word', 'cable tie grade 304 200 mm', ['T-200-46']],
  ['the nearest upper limit alone', 'armoured gland for 30 mm cable', ['G-32']],
  ['millimetres of a conductor', 'bootlace ferrule 1.5 mm', ['F-1.5']],
  ['the length where one is so long', 'ferrule 16 mm', ['F-2.5']],
  ['the hole of a lug', 'lug 16 sqmm hole 8 mm', ['L-16-M8']],
  ['a letter beside a current', 'mcb 32a b', ['B-B32']],
  ['a letter with a number', 'c 16 mcb', ['B-C16']],
  ['a type that is a curve', 'mcb 32 amp c type', ['B-C32']],
  ['the ratio of a current transformer', 'CT 200/5', ['M-A-72', 'M-A-96']],
  ['the face of a meter', 'panel meter 72 sq mm', ['M-A-72']],
  ['the direction of an adaptor', 'm20 to m25 adaptor', ['A-20-25']],
  ['the first side of a rail', 'din rail 15 mm', ['R-15']],
  ['what follows "without" left out', 'fuse terminal without led', ['FT-5']],
  ['changeovers as a count', 'relay 4 changeover', ['P-4']],
  ['no rating far above', 'contactor 20 amp', []],
  ['the nearest rating of a named power', 'contactor for 5 hp motor', ['C-9']],
  ['phases where sizes state them', 'comb busbar 3 phase', ['CB-3']],
  ['no phases where sizes state none', '3 phase contactor 9 amp', ['C-9']],
  ['a size that looks like seconds', 'compression gland size 50S', ['CG-50S']],
  ['seconds where the query is about time', 'off delay timer 20s', ['OT-60', 'OT-600']],
  ['a range from zero', 'off delay timer 0-60 sec', ['OT-60']],
  ['the thread of a part of a cable entry', '20 mm lock nut', ['LN-20']],
  ['the thread of the gland that it is for', 'lock nut for 25mm gland', ['LN-25']],
  ['conductors without a unit', 'twin ferrule 2x6', ['TF-6']],
  ['ways as holes', '3 way push button station', ['ST-3']],
  ['a number of wires', 'phase relay 4 wire', ['PF-2']],
  ['a feature that a table answers with yes', 'multifunction meter with maximum demand', ['XY-MF-2']],
  ['no amount in pieces', 'need 50 pcs cable tie 8 inch', ['T-200-46']],
  ['no amount that looks like contacts', '5 no. panel meter 72 mm', ['M-A-72']],
  ['no amount at the end', 'panel meter 72 mm - 2 no', ['M-A-72']],
  ['any of several extents', 'panel meter 72x72 / 90x90', ['M-A-72']],
  ['millimetres of a conductor that a title names', 'marker strip for 4mm terminal', ['XY-MS-6']],
  ['the abbreviation of a feature', 'multifunction meter with THD', ['XY-MF-2']],
])('marks sizes by %s', (_reason, query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes.toSorted());
});

it.each(['G-32 qty 50', 'qty: 50 nos G-32', 'G-32 Qty.50'])(
  'reads the amount of %s as none of its values',
  (query) => {
    expect(marked(query)).toEqual(['G-32']);
  },
);

it('lists what goes with a code before the code, where the words name it', () => {
  const both = createProductSearch([
    newIndexedProduct('Power Contactor', 'Contactors', ['Ordering code'], [['EV-PC-9'], ['EV-PC-12']]),
    newIndexedProduct('Mechanical Interlock', 'Accessories', ['Ordering code'], [['EV-MI-38']]),
  ]);
  const order = (query: string) => both.search(query).products.map(({ product: number }) => number);
  expect(order('mechanical interlock EV-PC-9')).toEqual([1, 0]);
  expect(order('EV-PC-9 contactor')[0]).toBe(0);
  expect(order('EV-PC-9')).toEqual([0]);
});

it('reads what stands before "for" as speech where the catalogue knows none of it', () => {
  const purposes = (query: string) =>
    search(query).query.terms.map(({ text, isPurpose }) => [text, isPurpose]);
  expect(purposes('pls send rate for timer')).toEqual([['timer', false]]);
  expect(purposes('zqxw for timer')).toContainEqual(['timer', false]);
  expect(purposes('lock nut for timer')).toContainEqual(['timer', true]);
  expect(purposes('NC block for timer')).toContainEqual(['timer', true]);
});

it.each([
  ['a word that says something alone', 'cable tie black uv', ['cable tie', 'black', 'uv']],
  ['a word of speech', 'is relay in stock', ['relay']],
  ['a word behind a quantity', 'black 20 mm tie', ['black', 'tie']],
  ['Hindi between the words of a phrase', 'cable ka tie', ['cable tie']],
])('reads no pair of words with %s', (_reason, query, terms) => {
  expect(search(query).query.terms.map(({ text }) => text)).toEqual(terms);
});

it('marks a size of a compound noun that is asked for by its first word', () => {
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

it.each([
  ['lock nut doouble pole', 'double pole', 'lock nut double pole'],
  ['busbar thhree phase', 'three', 'busbar three phase'],
  ['busbar 3 pooles', '3 poles', 'busbar 3 poles'],
  ['station twelve houles', 'twelve holes', 'station twelve holes'],
])('corrects the words of the count in %s', (query, condition, corrected) => {
  const { conditions, didYouMean } = search(query).query;
  expect(conditions.map(({ text }) => text)).toEqual([condition]);
  expect(didYouMean).toBe(corrected);
});

it('corrects a word before it is split into short ones', () => {
  const { understand } = createProductSearch([
    newIndexedProduct('Isolator', 'Switches', ['Ordering code', 'Standard'], [['S-1', 'ISO, later']]),
    newIndexedProduct('Terminal Block', 'Terminals', ['Ordering code'], [['T-1']]),
  ]);
  expect(understand('isolater').didYouMean).toBe('isolator');
  expect(understand('terminalblock').terms.map(({ alternatives }) => alternatives[0]?.stems)).toEqual([
    ['terminal'],
    ['block'],
  ]);
});

it('corrects a short word by its own length, and one whose ending only looks like a plural', () => {
  const glands = createProductSearch([
    newIndexedProduct('Brass Gland, White', 'Glands', ['Ordering code'], [['G-1']]),
  ]);
  expect(glands.understand('wihte gland').didYouMean).toBe('white gland');
  expect(glands.understand('brsas gland').didYouMean).toBe('brass gland');
});

it('weighs a word that only names a quantity less than one that says what is wanted', () => {
  const weightOf = (query: string) => search(query).matched.terms.find(({ text }) => text === 'coil')?.weight;
  expect(weightOf('relay 24 V coil')).toBe(0.5 * (weightOf('relay coil') ?? 0));
});

it('reads words on both sides of a quantity as no phrase', () => {
  const { terms } = search('lock 20 mm nut').query;
  expect(terms.map(({ text }) => text)).toEqual(['lock', 'nut']);
  expect(search('back nut').query.terms.map(({ text }) => text)).toEqual(['back nut']);
  expect(search('back 20 mm nut').query.terms.map(({ text }) => text)).toEqual(['back', 'nut']);
});

it('lists a product that is called so before one with another word in its name', () => {
  const glands = createProductSearch([
    newIndexedProduct('EMC Brass Gland', 'Glands', ['Ordering code', 'Thread'], [['E-20', 'M20']]),
    newIndexedProduct('Brass Gland, Metric Thread', 'Glands', ['Ordering code', 'Thread'], [['B-20', 'M20']]),
  ]);
  expect(glands.search('brass gland M20').products[0]?.product).toBe(1);
  expect(glands.search('EMC gland M20').products[0]?.product).toBe(0);
});

it('marks no sizes of another material, and lists them after those of the wanted one', () => {
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

it('tells on delay from off delay', () => {
  const timers = createProductSearch([
    newIndexedProduct('Off-Delay Timer', 'Timers', ['Ordering code'], [['T-1']]),
    newIndexedProduct('Universal Timer', 'Timers', ['Ordering code', 'Function'], [['T-2', 'On delay']]),
  ]);
  const first = (query: string) => timers.search(query).products[0]?.product;
  expect(first('on delay timer')).toBe(1);
  expect(first('timer off delay')).toBe(0);
});

it('takes what stands before "ke liye" for what the product goes with', () => {
  const { terms } = search('contactor ke liye relay').query;
  expect(terms.map(({ text, isPurpose }) => [text, isPurpose])).toEqual([
    ['contactor', true],
    ['relay', false],
  ]);
});
