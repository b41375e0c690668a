import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const { index, search, understand } = createProductSearch([
  newIndexedProduct(
    'Moulded Case Circuit Breaker',
    'Breakers',
    ['Ordering code', 'Rated current (A)', 'Magnetic release (A)', 'Icu at 415 V (kA)'],
    [
      ['MC-100', '100', '1000', '25'],
      ['MC-250', '250', '2500', '36'],
    ],
  ),
  newIndexedProduct(
    'DC Coil Contactor',
    'Contactors',
    ['Ordering code', 'AC-3 current (A)', 'Coil voltage (V DC)', 'Coil current (mA)'],
    [
      ['CD-25', '25', '24', '100'],
      ['CD-32', '32', '24', '100'],
    ],
  ),
  newIndexedProduct(
    'Adhesive Tie Mount',
    'Ties',
    ['Ordering code', 'Base (mm)', 'Max. tie width (mm)'],
    [
      ['TM-19', '19 × 19', '3.6'],
      ['TM-28', '28 × 28', '4.8'],
    ],
  ),
  newIndexedProduct(
    'Adhesive-Lined Shrink Tube',
    'Tubes',
    ['Ordering code', 'Supplied Ø min. (mm)', 'Recovered wall (mm)'],
    [
      ['HA-12', '12', '1.8'],
      ['HA-24', '24', '2.5'],
    ],
  ),
  newIndexedProduct(
    'Fine-Slot Wiring Duct',
    'Ducts',
    ['Ordering code', 'Width (mm)', 'Slot width (mm)'],
    [
      ['FD-25', '25', '4'],
      ['FD-40', '40', '4'],
    ],
  ),
  newIndexedProduct(
    'Armoured Cable Gland',
    'Glands',
    ['Ordering code', 'Entry thread', 'Inner sheath Ø (mm)', 'Outer sheath Ø (mm)', 'Armour wire Ø (mm)'],
    [
      ['AG-32', 'M32 × 1.5', '17–26.2', '23.7–33.9', '1.4–2.0'],
      ['AG-40', 'M40 × 1.5', '22–32.1', '27.9–40.4', '1.4–2.0'],
      ['AG-50', 'M50 × 1.5', '29.5–38.1', '35.2–46.7', '1.6–2.5'],
    ],
  ),
  newIndexedProduct(
    'Panel Gland',
    'Glands',
    ['Ordering code', 'Entry thread', 'Cable range (mm)', 'Clearance hole (mm)'],
    [
      ['PG-16', 'PG 16', '10–14', '23'],
      ['PG-29', 'PG 29', '18–25', '37.5'],
    ],
  ),
]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));
const names = (query: string) =>
  understand(query).conditions.map(({ named }) => [...named].toSorted().join(' '));

it.each([
  ['mccb 250A Icu 36kA', ['', 'breakingCapacity'], ['MC-250']],
  ['mccb 100 A 25kA thermal magnetic', ['', ''], ['MC-100']],
  ['dc coil contactor 32a', [''], ['CD-32']],
])('takes no word of "%s" for a property of another magnitude', (query, named, sizes) => {
  expect(names(query)).toEqual(named);
  expect(marked(query)).toEqual(sizes);
});

it.each([
  ['tie mount 28mm', ['TM-28']],
  ['dual wall shrink 24mm', ['HA-24']],
])('lets the words of a phrase in "%s" name no property that the size misses', (query, sizes) => {
  expect(marked(query)).toEqual(sizes);
});

it('still measures the tie when its width is named', () => {
  expect(marked('adhesive mount max tie width 4.8 mm')).toEqual(['TM-28']);
});

it('lets the coil of an excluded voltage name nothing else', () => {
  const { conditions, excludedConditions } = understand('contactor 25A not 240V coil');
  expect(conditions.map(({ named }) => [...named])).toEqual([[]]);
  expect(excludedConditions.map(({ named }) => [...named])).toEqual([['supplyVoltage']]);
});

it.each([
  ['fine slot wiring duct width 40 mm', ['FD-40']],
  ['fine slot wiring duct slot width 4 mm', ['FD-25', 'FD-40']],
  ['armoured gland over sheath 33 mm, under armour 27 mm, wire 1.6 mm', ['AG-40']],
  ['armoured gland 3.5C x 50 cable, outer sheath 39', ['AG-40', 'AG-50']],
  ['PG16 panel gland for hole of 23 mm', ['PG-16']],
  ['panel gland 37.5 mm clearance hole', ['PG-29']],
])('measures what the nearest words of "%s" name', (query, sizes) => {
  expect(marked(query)).toEqual(sizes);
});

it.each(['PG16 gland', 'stud hole PG 16'])('takes the thread of "%s" for no stud', (query) => {
  expect(names(query)[0]).not.toContain('stud');
});
