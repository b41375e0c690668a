import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
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
    title: 'sizes by the property that words between it and its quantity name as well',
    products: [
      newIndexedProduct(
        'Armoured Gland',
        'Glands',
        ['Ordering code', 'Outer sheath Ø (mm)', 'Armour wire Ø (mm)'],
        [
          ['A-25', '18.2–26.2', '1.25–1.6'],
          ['A-32', '23.7–33.9', '1.4–2.0'],
        ],
      ),
      newIndexedProduct(
        'Cable Conduit',
        'Conduits',
        ['Ordering code', 'Static bend radius (mm)', 'Dynamic bend radius (mm)'],
        [
          ['C-17', '45', '75'],
          ['C-36', '90', '150'],
        ],
      ),
    ],
    queries: [
      ['gland armour wire 1.25 outer sheath 24', ['A-25']],
      ['gland armour wire 1.5 outer sheath 24', ['A-25', 'A-32']],
      ['cable conduit dynamic bend max 100 mm', ['C-17']],
      ['cable conduit static bend max 100 mm', ['C-17', 'C-36']],
    ],
  },
  {
    title: 'the coil by another voltage than that of the motor',
    products: [
      newIndexedProduct(
        'Power Contactor, Small',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)'],
        [
          ['P-25', '11'],
          ['P-32', '15'],
        ],
      ),
      newIndexedProduct(
        'Power Contactor, Large',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)', 'Coil range (V AC/DC)'],
        [['P-115', '55', '100–250']],
      ),
    ],
    queries: [
      ['contactor 15 kW 415 V AC coil 110 V', ['P-32']],
      ['contactor 15 kW at 415 V, coil 110 V', ['P-32']],
      ['contactor 55 kW 415 V coil 110 V', ['P-115']],
    ],
  },
  {
    title: 'the product that titles the named property with another word',
    products: [
      newIndexedProduct(
        'Plug-In Relay',
        'Relays',
        ['Ordering code', 'Coil voltage', 'Contacts'],
        [['R-2', '230 V AC', '2 CO, 10 A']],
      ),
      newIndexedProduct(
        'Interface Relay',
        'Relays',
        ['Ordering code', 'Input voltage', 'Contacts'],
        [['I-1', '230 V AC', '1 CO, 6 A']],
      ),
      newIndexedProduct('Overload Relay', 'Relays', ['Ordering code', 'Setting (A)'], [['O-1', '4–6']]),
      newIndexedProduct('Phase Relay', 'Relays', ['Ordering code', 'Width (mm)'], [['P-1', '35']]),
    ],
    queries: [
      ['relay 1 CO 230 V coil', ['I-1']],
      ['relay 2 CO 230 V coil', ['R-2']],
    ],
  },
  {
    title: 'no pack for a number that no pack has',
    products: [
      newIndexedProduct(
        'Corrugated Conduit',
        'Conduits',
        ['Ordering code', 'Nominal size', 'Roll (m)'],
        [
          ['C-17', '17', '50'],
          ['C-36', '36', '25'],
        ],
      ),
    ],
    queries: [
      ['conduit 36 roll', ['C-36']],
      ['conduit 36 rolls', []],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
