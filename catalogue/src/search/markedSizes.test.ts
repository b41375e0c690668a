import { expect, it } from 'vitest';
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

it('marks coils that state the wanted supply beside another one', () => {
  const relay = newIndexedProduct(
    'Control Relay',
    'Relays',
    ['Ordering code', 'DC-13 at 24 V (A)', 'Coil holding power DC', 'Coil holding power AC'],
    [
      ['CR-A', '2.8', '', '7 VA AC'],
      ['CR-D', '2.8', '2.4 W DC', ''],
      ['CR-AD', '2.8', '2.4 W DC', '7 VA AC'],
    ],
  );
  const markedRelays = markedCodes(createProductSearch([relay]));
  expect(markedRelays('control relay 24 V DC')).toEqual(['CR-D', 'CR-AD']);
  expect(markedRelays('control relay 24 V AC')).toEqual(['CR-A', 'CR-AD']);
});

it('still finds the product when it has no size with the number', () => {
  const [first] = productSearch.search('earth terminal 99').products;
  expect(measuredProducts[first?.product ?? -1]?.name).toBe('Earth Terminal Block');
});
