import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'a product by both words of its hyphenated name',
    products: [
      newIndexedProduct(
        'Push-In Terminal Block',
        'Terminal Blocks',
        ['Ordering code', 'Rated cross-section (mm²)'],
        [
          ['T-4', '4'],
          ['T-6', '6'],
        ],
      ),
      newIndexedProduct('Push Button', 'Push Buttons', ['Ordering code', 'Head Ø (mm)'], [['B-6', '30']]),
      newIndexedProduct(
        'Plug-In Relay',
        'Relays',
        ['Ordering code', 'Connection'],
        [
          ['R-S', 'Screw'],
          ['R-P', 'Push-in'],
        ],
      ),
    ],
    queries: [
      ['push-in 6 mm²', ['T-6']],
      ['push in 6 mm²', ['T-6']],
      ['push-in relay', ['R-P']],
      ['push in relay', ['R-P']],
    ],
  },
  {
    title: 'a profile whose letters and number are typed as one word',
    products: [
      newIndexedProduct(
        'DIN Rail',
        'Rails',
        ['Ordering code', 'Profile'],
        [
          ['R-35', 'TH 35-7.5'],
          ['R-32', 'G 32'],
        ],
        { keywords: ['G32'] },
      ),
    ],
    queries: [
      ['g32 rail', ['R-32']],
      ['rail th35', ['R-35']],
    ],
  },
  {
    title: 'no product for the opposite of a word',
    products: [
      newIndexedProduct(
        'Brass Cable Gland',
        'Glands',
        ['Ordering code', 'Clamping range (mm)'],
        [['B-50', '27–35']],
        { description: 'For unarmoured cables.' },
      ),
      newIndexedProduct(
        'Cable Gland for Armoured Cable',
        'Glands',
        ['Ordering code', 'Outer sheath Ø (mm)'],
        [['A-40', '27.9–40.4']],
      ),
    ],
    queries: [
      ['gland for 30 mm unarmoured cable', ['B-50']],
      ['gland for 30 mm armoured cable', ['A-40']],
      ['gland for 30 mm cable', ['B-50', 'A-40']],
    ],
  },
  {
    title: 'products of one noun by the property that another word of a name means too',
    products: [
      newIndexedProduct(
        'Nylon Cable Gland',
        'Nylon Glands',
        ['Ordering code', 'Clamping range (mm)'],
        [
          ['NG-25', '11–17'],
          ['NG-32', '15–21'],
        ],
      ),
      newIndexedProduct(
        'Nylon Spiral Gland',
        'Nylon Glands',
        ['Ordering code', 'Clamping range (mm)'],
        [
          ['SG-25', '11–17'],
          ['SG-32', '15–21'],
        ],
      ),
    ],
    queries: [['nylon gland 18 mm cable', ['NG-32', 'SG-32']]],
  },
  {
    title: 'a device by its part if no part meets the query',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)', 'Coil range (V AC/DC)'],
        [
          ['EV-P-132', '132', '100–250'],
          ['EV-P-200', '200', '100–250'],
        ],
      ),
      newIndexedProduct(
        'Replacement Contactor Coil',
        'Parts',
        ['Voltage', 'For EV-P-200'],
        [
          ['110 V DC', 'EV-C-110'],
          ['24 V DC', 'EV-C-24'],
        ],
      ),
    ],
    queries: [
      ['contactor coil 110 V DC 132 kW', ['EV-P-132']],
      ['contactor coil 110 V DC for 200 kW', ['EV-C-110']],
      ['contactor coil 110 V DC', ['EV-C-110']],
    ],
  },
  {
    title: 'a part for the device of the word before it',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'AC-3 current (A)'],
        [
          ['EV-PC-38', '38'],
          ['EV-PC-65', '65'],
        ],
      ),
      newIndexedProduct(
        'Mechanical Interlock',
        'Parts',
        ['Ordering code', 'For contactors'],
        [
          ['EV-MI-38', 'EV-PC-9 to EV-PC-38'],
          ['EV-MI-95', 'EV-PC-40 to EV-PC-95'],
        ],
      ),
    ],
    queries: [['contactor interlock 38 A', ['EV-MI-38']]],
  },
  {
    title: 'the size of which a cell completes the noun of the product',
    products: [
      newIndexedProduct(
        'Digital Panel Meter, Single Function',
        'Meters',
        ['Ordering code', 'Measures', 'Size (mm)'],
        [
          ['M-A', 'Current', '96 × 96'],
          ['M-F', 'Frequency', '96 × 96'],
        ],
        { description: 'Meters for current, voltage or frequency.' },
      ),
      newIndexedProduct(
        'Multifunction Meter',
        'Meters',
        ['Ordering code', 'Voltages, currents, frequency', 'Size (mm)'],
        [['M-1', 'Yes', '96 × 96']],
      ),
    ],
    queries: [['frequency meter 96x96', ['M-F', 'M-1']]],
  },
  {
    title: 'a part instead of the device behind "for"',
    products: [
      newIndexedProduct(
        'Octal Base Relay',
        'Relays',
        ['Ordering code', 'Pins'],
        [
          ['R-8', '8'],
          ['R-11', '11'],
        ],
      ),
      newIndexedProduct(
        'Relay Socket',
        'Relays',
        ['Ordering code', 'Pins'],
        [
          ['S-8', '8'],
          ['S-11', '11'],
        ],
        { keywords: ['base'], description: 'For octal relays.' },
      ),
    ],
    queries: [
      ['base for 11 pin octal relay', ['S-11']],
      ['octal base relay 11 pin', ['R-11']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
