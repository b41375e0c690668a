import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch([
  newIndexedProduct(
    'Power Contactor',
    'Contactors',
    ['Ordering code', 'AC-3 current (A)'],
    [
      ['EV-PC-25', '25'],
      ['EV-PC-65', '65'],
      ['EV-PC-80', '80'],
    ],
  ),
  newIndexedProduct(
    'DC Coil Contactor',
    'Contactors',
    ['Ordering code', 'AC-3 current (A)', 'Coil voltage (V DC)'],
    [
      ['EV-PCD-25', '25', '24'],
      ['EV-PCD-32', '32', '24'],
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
  newIndexedProduct(
    'Replacement Coil',
    'Parts',
    ['Voltage', 'For EV-PC-9 to 38', 'For EV-PC-40 to 65', 'For EV-PC-80 to 95'],
    [
      ['48 V AC', 'EV-CO-1-48A', 'EV-CO-2-48A', 'EV-CO-3-48A'],
      ['415 V AC', 'EV-CO-1-415A', 'EV-CO-2-415A', 'EV-CO-3-415A'],
    ],
  ),
  newIndexedProduct(
    'Terminal Part',
    'Parts',
    ['Part', 'For 4 mm²', 'For 10 mm²'],
    [
      ['End plate', 'EV-EP-4', 'EV-EP-10'],
      ['Screw jumper', 'EV-SJ-4', 'EV-SJ-10'],
    ],
  ),
]);
const marked = markedCodes(productSearch);

it.each([
  ['mechanical interlock for 65A contactor', ['EV-MI-95']],
  ['interlock between two 25 A contactors', ['EV-MI-38']],
  ['coil 48 V for 80A contactor', ['EV-CO-3-48A']],
  ['415 volt replacement coil for 25A contactor', ['EV-CO-1-415A']],
  ['interlock for 65A and 80A contactor', ['EV-MI-95']],
  ['interlock for 500A contactor', []],
  ['contactor 65 A', ['EV-PC-65']],
  ['mechanical interlock 65A', ['EV-MI-95']],
  ['interlock 60 to 90 A', ['EV-MI-95']],
  ['mechanical interlock 24 V', []],
])('marks the sizes for the device that "%s" describes', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it('takes words after "for" for the device when no size has them', () => {
  expect(marked('end plate for 10 mm² screw terminals')).toEqual(['EV-EP-10']);
});

it.each([
  ['contactor 25 A coil 110 V AC', ['EV-PC-25']],
  ['contactor 65 A, coil 48 V AC', ['EV-PC-65']],
  ['contactor 25 A coil 24 V DC', ['EV-PCD-25']],
])('marks contactors that state no voltage for the coil of "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});
