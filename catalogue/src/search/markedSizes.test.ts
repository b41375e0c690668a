import { describe, expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { measuredProducts } from '../fixtures/measuredProducts.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch(measuredProducts);
const marked = markedCodes(productSearch);

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

it.each([
  ['alternatives in a list of quantities', 'earth terminal block 4/6 mm²', ['E-4', 'E-6']],
  ['the queried product, not one that mentions it', 'earth terminal 4 mm²', ['E-4']],
  ['nothing of a product that only mentions the queried one', 'mcb 80A', []],
  ['a product by the rest of its name', 'comb busbar 80A', ['CB-80']],
  ['any product without a name in the query', '100 x 100', ['W-100-100']],
  ['nothing for an unknown kind of product', 'quibblewerk 100 x 100', []],
  ['nothing by a number that no size has', 'earth terminal 99', []],
  ['a motor power as three-phase', 'contactor 7.5 kW', ['XY-PC-18']],
  ['a motor power at a named voltage', 'contactor 7.5 kW 240 V', ['XY-PC-32']],
  ['sizes that suit a code', 'interlock for XY-PC-32', ['XY-MI-32']],
  ['sizes that suit a code without "for"', 'interlock XY-PC-40', ['XY-MI-40']],
  ['a code alone', 'XY-PC-40', ['XY-PC-40']],
  ['holding power as the supply of a coil', 'control relay 24 V DC', ['CR-D']],
  ['a coil by its direct current', 'replacement coil 24 V DC', ['CO-D']],
  ['a coil by its alternating current', 'replacement coil 24 V AC', ['CO-A']],
  ['no cell that contradicts the name', 'slotted din rail 2 m', ['DR-2']],
  ['no cell that contradicts a synonym of the name', 'perforated din rail 2 m', ['DR-2']],
  ['the cell that states the word', 'solid din rail 2 m', ['DR-S']],
  ['extents in inches', 'duct 4 inch by 4 inch', ['W-100-100']],
  ['extents in the order of the columns', 'duct 100mm x 60mm', ['W-100-60']],
  ['a thread in millimetres', 'screened gland 25mm thread', ['G-25']],
  ['a count and a diameter', 'multi-hole gland for 4 cables 5 mm', ['H-4']],
  ['a row by its words', 'shunt release 240 V AC', ['A-ST-240']],
  ['a column of codes by its class', 'overload relay for 15 kW motor class 20', ['OM-32-H']],
  ['the name before a mention in a description', 'uv black cable tie 200 mm', ['TB-200']],
  ['a type in letters', 'earth leakage breaker 40A 30mA AC', ['RC-30']],
])('marks %s: "%s"', (_reason, query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it('still finds the product when it has no size with the number', () => {
  const [first] = productSearch.search('earth terminal 99').products;
  expect(measuredProducts[first?.product ?? -1]?.name).toBe('Earth Terminal Block');
});

const breaker = (frame: number, currents: readonly number[]) =>
  newIndexedProduct(
    `Case Breaker, ${frame} A Frame`,
    'Breakers',
    ['Ordering code', 'Rated current (A)'],
    currents.map((current) => [`B${frame}-${current}`, String(current)]),
  );

const smallCatalogues = [
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
    title: 'a product whose general last noun the query omits',
    products: [
      newIndexedProduct(
        'Push Button Actuator, 22 mm',
        'Push Buttons',
        ['Ordering code', 'Colour'],
        [
          ['PB-YE', 'Yellow'],
          ['PB-RD', 'Red'],
        ],
      ),
      newIndexedProduct(
        'Illuminated Push Button',
        'Push Buttons',
        ['Ordering code', 'Colour'],
        [
          ['PBL-YE', 'Yellow'],
          ['PBL-RD', 'Red'],
        ],
      ),
    ],
    queries: [['yellow push button', ['PBL-YE', 'PB-YE']]],
  },
  {
    title: 'the size behind a noun that cells put before sizes too',
    products: [
      newIndexedProduct(
        'Armoured Cable Gland',
        'Glands',
        ['Ordering code', 'Size'],
        [
          ['A-20', '20'],
          ['A-25', '25'],
        ],
      ),
      newIndexedProduct(
        'Gland Kit',
        'Glands',
        ['Ordering code', 'Contents'],
        [
          ['K-20', '2 × gland 20'],
          ['K-25', '2 × gland 25'],
        ],
      ),
    ],
    queries: [['armoured cable gland 25', ['A-25']]],
  },
  {
    title: 'the side whose adjective follows the number, between two numbers too',
    products: [
      newIndexedProduct(
        'Steel Cable Tie',
        'Cable Ties',
        ['Ordering code', 'Length (mm)', 'Width (mm)'],
        [
          ['T-360', '360', '7.9'],
          ['T-520', '520', '7.9'],
        ],
      ),
    ],
    queries: [
      ['steel tie 8 mm wide 520', ['T-520']],
      ['steel tie width 8 mm length 360', ['T-360']],
    ],
  },
  {
    title: 'the value of a size before the ranges of others',
    products: [
      newIndexedProduct(
        'Star-Delta Starter',
        'Starters',
        ['Ordering code', 'Motor current, guide (A)', 'Relay range (A)', 'Relay setting (A)'],
        [
          ['S-18', '35', '17–25', '20.3'],
          ['S-22', '41', '23–32', '23.8'],
          ['S-30', '55', '30–38', '31.9'],
          ['S-55', '99', '55–70', '57.4'],
        ],
      ),
    ],
    queries: [
      ['star delta starter 55 A', ['S-30']],
      ['star delta starter relay setting 23.8 A', ['S-22']],
      ['star delta starter relay range 24 A', ['S-18', 'S-22']],
    ],
  },
  {
    title: 'the power of a three-phase motor where only another product mentions phases',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)'],
        [['P-65', '30']],
      ),
      newIndexedProduct(
        'Heating Contactor',
        'Contactors',
        ['Ordering code', 'Poles', 'Three-phase load at 415 V (kW)'],
        [['H-60', '4 NO', '43.1']],
      ),
    ],
    queries: [['3 phase contactor 30 kW', ['P-65']]],
  },
  {
    title: 'the size that is sold in packs of the wanted number',
    products: [
      newIndexedProduct(
        'Brass Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Pack (pcs)'],
        [['XY-B-16', 'M16', '50']],
      ),
      newIndexedProduct(
        'Nylon Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Pack (pcs)'],
        [['XY-N-16', 'M16', '100']],
      ),
    ],
    queries: [['gland M16 pack of 100', ['XY-N-16']]],
  },
  {
    title: 'miniature breakers by their usual breaking capacity, which few state',
    products: [
      newIndexedProduct(
        'Miniature Breaker, Single Pole',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [
          ['MB-1-16', '16'],
          ['MB-1-32', '32'],
        ],
        { keywords: ['10kA'] },
      ),
      newIndexedProduct(
        'Miniature Breaker, Three Pole',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [['MB-3-32', '32']],
      ),
    ],
    queries: [
      ['single pole breaker 16 A 10 kA', ['MB-1-16']],
      ['three pole breaker 32 A 10 kA', ['MB-3-32']],
    ],
  },
  {
    title: 'the front plate of a switch without its name',
    products: [
      newIndexedProduct(
        'Cam Switch',
        'Switches',
        ['Ordering code', 'Rated current (A)', 'Plate (mm)'],
        [
          ['CS-16', '16', '48 × 48'],
          ['CS-63', '63', '64 × 64'],
        ],
      ),
    ],
    queries: [['cam switch 64x64', ['CS-63']]],
  },
  {
    title: 'terminals by the number of their conductors',
    products: [
      newIndexedProduct(
        'Push-In Terminal',
        'Terminals',
        ['Ordering code', 'Rated cross-section (mm²)', 'Connections'],
        [
          ['PT-2.5', '2.5', '2'],
          ['PT-2.5-4', '2.5', '4'],
          ['PT-4', '4', '2'],
        ],
      ),
    ],
    queries: [
      ['terminal 4 conductor 2.5', ['PT-2.5-4']],
      ['terminal for 4 conductors', ['PT-2.5-4']],
      ['terminal 4 mm² conductor', ['PT-4']],
    ],
  },
  {
    title: 'a quantity by any word of a title next to it',
    products: [
      newIndexedProduct(
        'Copper Lug',
        'Lugs',
        ['Ordering code', 'Palm width (mm)', 'Overall length (mm)'],
        [
          ['TL-6', '11', '24'],
          ['TL-70', '24', '54'],
        ],
      ),
    ],
    queries: [
      ['copper lug palm 24 mm', ['TL-70']],
      ['copper lug 24 mm', ['TL-6']],
    ],
  },
  {
    title: 'the property that the word behind a quantity names',
    products: [
      newIndexedProduct(
        'Overload Relay',
        'Relays',
        ['Ordering code', 'Setting range (A)', 'Max. gG fuse (A)'],
        [
          ['OR-25', '17–25', '50'],
          ['OR-50', '37–50', '100'],
        ],
      ),
    ],
    queries: [
      ['overload relay 50 A fuse', ['OR-25']],
      ['overload relay 50 A', ['OR-50']],
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
      // A colour beside a code does not name another product.
      ['XY-OR-24D black', ['XY-OR-24D']],
    ],
  },
  {
    title: 'power before coil voltage, which is an option of most sizes',
    products: [
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
      newIndexedProduct(
        'Contactor Coil',
        'Coils',
        ['Ordering code', 'Coil voltage'],
        [['C-240', '240 V AC']],
      ),
    ],
    queries: [
      ['power contactor 30 kW with 240 V coil', ['P-65']],
      ['power contactor 240 V coil 30 kW', ['P-65']],
      ['power contactor 55 kW, coil 240 V', ['P-115']],
      ['power contactor 11 kW 240 V', ['P-40']],
      ['contactor coil 240 V', ['C-240']],
    ],
  },
  {
    title: 'a named property in products whose name has no such detail',
    products: [
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
    ],
    queries: [['contactor 50 A AC-1', ['P-32']]],
  },
  {
    title: 'values in texts like values in tables',
    products: [
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
    ],
    queries: [['2 pole breaker 20 A', ['B2-20']]],
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
  {
    title: 'the material of the product, not that of a part',
    products: [
      newIndexedProduct('Copper Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['CL-95', '95']]),
      newIndexedProduct('Tube Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['TL-95', '95']], {
        keywords: ['copper', 'crimping'],
      }),
      newIndexedProduct('Transition Lug', 'Lugs', ['Ordering code', 'Conductor (mm²)'], [['AL-95', '95']], {
        keywords: ['copper palm', 'aluminium'],
      }),
    ],
    queries: [
      ['copper lug 95 mm²', ['CL-95', 'TL-95']],
      ['aluminium lug 95 mm²', ['AL-95']],
    ],
  },
  {
    title:
      'all sizes whose upper limit reaches a lower bound, but for a value only those with the nearest limit',
    products: [
      newIndexedProduct(
        'Cable Tie',
        'Cable Ties',
        ['Ordering code', 'Max. bundle Ø (mm)'],
        [
          ['T-200', '52'],
          ['T-300', '80'],
          ['T-370', '102'],
        ],
      ),
    ],
    queries: [
      ['tie bundle diameter at least 80 mm', ['T-300', 'T-370']],
      ['tie for bundle 60 mm', ['T-300']],
    ],
  },
  {
    title: 'no gland far above the diameter of the cable, of which it only states the largest',
    products: [
      newIndexedProduct(
        'Single Seal Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)'],
        [
          ['S-20', 'M20', '15.9'],
          ['S-25', 'M25', '26.2'],
        ],
      ),
      newIndexedProduct(
        'Brass Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Sheath range (mm)'],
        [
          ['B-20', 'M20', '7–13'],
          ['B-25', 'M25', '10–17'],
        ],
      ),
    ],
    queries: [
      ['gland M25 cable 14 mm', ['B-25']],
      ['gland M25 cable 20 mm', ['S-25']],
      ['gland M20 cable dia 8 to 11', ['B-20']],
    ],
  },
  {
    title: 'no upper limit next to a fitting range in a product that matches the words better',
    products: [
      newIndexedProduct(
        'Single Seal Gland for Armoured Cable',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)'],
        [['S-25', 'M25', '26.2']],
        { keywords: ['brass'] },
      ),
      newIndexedProduct(
        'Double Seal Gland for Armoured Cable',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath Ø (mm)'],
        [['D-25', 'M25', '15.2–26.2']],
      ),
      newIndexedProduct(
        'Brass Cable Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Sheath range (mm)'],
        [['B-25', 'M25', '10–17']],
      ),
    ],
    queries: [
      ['brass gland M25 cable 16.5 mm', ['B-25']],
      ['armoured gland M25 outer sheath 20 mm', ['D-25', 'S-25']],
    ],
  },
  {
    title: 'a named property that a product has, not another one in its place',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'AC-3 current (A)', 'Motor at 415 V (kW)'],
        [['P-25', '25', '11']],
      ),
      newIndexedProduct(
        'Heating Contactor',
        'Contactors',
        ['Ordering code', 'AC-1 current at 40 °C (A)', 'Three-phase load at 415 V (kW)'],
        [['H-25', '25', '11']],
        { description: 'The rating holds at 40 °C.' },
      ),
      newIndexedProduct(
        'Contactor Interlock',
        'Contactors',
        ['Ordering code', 'Built-in contacts'],
        [['I-1', '2 NC']],
      ),
      newIndexedProduct(
        'Armoured Gland',
        'Glands',
        ['Ordering code', 'Inner sheath Ø (mm)', 'Outer sheath Ø (mm)'],
        [['A-25', '11–20', '18–26']],
      ),
      newIndexedProduct('Plain Gland', 'Glands', ['Ordering code', 'Sheath range (mm)'], [['G-25', '11–20']]),
    ],
    queries: [
      ['contactor for motor 11 kW', ['P-25']],
      ['contactor AC-3 25 A', ['P-25']],
      ['contactor 25 A at 40 degree', ['H-25']],
      ['gland inner sheath 15 mm', ['A-25']],
      ['armoured gland for 4 core 16 mm² od 22 mm', ['A-25']],
      // A part without ratings has no coil.
      ['interlock 110 V coil', []],
    ],
  },
  {
    title: 'one of several related values',
    products: [
      newIndexedProduct(
        'Contact Block',
        'Blocks',
        ['Ordering code', 'Contacts'],
        [
          ['B-02', '2 NC'],
          ['B-22', '2 NO + 2 NC'],
          ['B-40', '4 NO'],
        ],
      ),
      newIndexedProduct(
        'Leakage Breaker',
        'Breakers',
        ['Ordering code', 'Rated current (A)', 'Sensitivity (mA)'],
        [
          ['L-30', '63', '30'],
          ['L-100', '63', '100'],
        ],
      ),
      newIndexedProduct(
        'Thermal Breaker',
        'Breakers',
        ['Ordering code', 'Rated current (A)', 'Thermal setting (A)'],
        [
          ['T-200', '200', '160–200'],
          ['T-225', '225', '180–225'],
        ],
      ),
    ],
    queries: [
      ['block 4 contacts 2 NC', ['B-22']],
      ['contact block with 4 contacts', ['B-22', 'B-40']],
      // No breaker is rated in milliamperes.
      ['leakage breaker more than 30 mA', ['L-100']],
      ['breaker thermal range 180 to 225 A', ['T-225']],
    ],
  },
  {
    title: 'a pole more than phases where no device has just one pole per phase',
    products: [
      newIndexedProduct(
        'Leakage Breaker',
        'Breakers',
        ['Ordering code', 'Poles', 'Rated current (A)'],
        [
          ['L-2', '2', '40'],
          ['L-4', '4', '40'],
        ],
      ),
      newIndexedProduct(
        'Switch',
        'Switches',
        ['Ordering code', 'Poles', 'Rated current (A)'],
        [
          ['S-3', '3', '40'],
          ['S-4', '4', '40'],
        ],
      ),
    ],
    queries: [
      ['leakage breaker 40 A single phase', ['L-2']],
      ['leakage breaker 40 A 3 phase', ['L-4']],
      ['switch 40 A 3 phase', ['S-3']],
    ],
  },
  {
    title: 'the rated current of a breaker, not its frame',
    products: [
      breaker(160, [100, 125, 160]),
      breaker(250, [160, 200, 250]),
      newIndexedProduct(
        'Breaker Accessories',
        'Accessories',
        ['Accessory', 'Code, for 160 A frame', 'Code, for 250 A frame'],
        [['Rotary handle', 'H-160', 'H-250']],
      ),
    ],
    queries: [
      ['case breaker 100 A, 160 A frame', ['B160-100']],
      ['case breaker 250A frame rated 160 A', ['B250-160']],
      ['case breaker 160A 250 frame', ['B250-160']],
      ['rotary handle for 250A frame breaker', ['H-250']],
    ],
  },
] as const;

describe.each(smallCatalogues)('marks $title', ({ products, queries }) => {
  const found = markedCodes(createProductSearch(products));

  it.each<readonly [string, readonly string[]]>(queries)('"%s": %j', (query, codes) => {
    expect(found(query)).toEqual(codes);
  });
});
