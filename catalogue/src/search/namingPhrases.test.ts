import { expect, it } from 'vitest';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { measuredProducts } from '../fixtures/measuredProducts.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch(measuredProducts);
const { understand } = productSearch;
const marked = markedCodes(productSearch);
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

it('gives a secondary property between two quantities the one behind it', () => {
  expect(marked('moulded case circuit breaker 100 A magnetic 1000 A')).toEqual(['MC-100']);
});
