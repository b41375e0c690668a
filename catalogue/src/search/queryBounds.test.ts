import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeBounds } from './queryBounds.ts';
import { foldQuantities } from './queryText.ts';

it.each([
  ['fan not less than 100 m³/h', 'fan ≥ 100 m³/h'],
  ['fan no less than 100 m³/h', 'fan ≥ 100 m³/h'],
  ['tie at least 450 n', 'tie ≥ 450 n'],
  ['tie minimum 450 n', 'tie ≥ 450 n'],
  ['tie min. 450 n', 'tie ≥ 450 n'],
  ['tie 450 n or more', 'tie ≥ 450 n'],
  ['tie 450 n min', 'tie ≥ 450 n'],
  ['klemme mindestens 10 mm²', 'klemme ≥ 10 mm²'],
  ['gland not more than 30 mm long', 'gland ≤ 30 mm long'],
  ['bundle upto 50 mm', 'bundle ≤ 50 mm'],
  ['bundle 50 mm max', 'bundle ≤ 50 mm'],
  ['bundle 50 mm and below', 'bundle ≤ 50 mm'],
  ['gland less than 30 mm long', 'gland < 30 mm long'],
  ['fan quieter than 45 db', 'fan < 45 db'],
  ['rail wider than 20 mm', 'rail wide > 20 mm'],
  ['duct wider than 100 and lower than 80', 'duct wide > 100 and high < 80'],
  ['duct higher than 60 mm, 40 wide', 'duct high > 60 mm, 40 wide'],
  ['duct 60 wide, not higher than 80', 'duct 60 wide, high ≤ 80'],
  ['duct 40 wide, length not higher than 2 m', 'duct 40 wide, length ≤ 2 m'],
  ['fan 92 wide, lower than 20 w', 'fan 92 wide, < 20 w'],
  ['rail not wider than 20 mm', 'rail wide ≤ 20 mm'],
  ['rail not thinner than 1 mm', 'rail thick ≥ 1 mm'],
  ['more than or equal to 20', '>= 20'],
  ['equal to or less than 20', '<= 20'],
  ['exceeding 20 a', '> 20 a'],
  ['from 20 up to 60 mm', '20 to 60 mm'],
  ['from 20 to 60 mm', '20 to 60 mm'],
  ['20 upto 60 mm', '20 to 60 mm'],
  ['between 8.5 to 11 mm', '8.5 to 11 mm'],
  ['screw smaller than m8', 'screw < m8'],
  ['stud m10 or larger', 'stud ≥ m10'],
  ['gland up to pg 16', 'gland ≤ pg 16'],
  ['stud m12 max', 'stud ≤ m12'],
  ['between 8.5 mm and 11 mm', '8.5 mm to 11 mm'],
])('normalises the bounds of "%s" to signs', (text, expected) => {
  expect(writeBounds(text)).toBe(expected);
});

it.each(['600h x 400w', 'h600 w400', 'h 600, w 400', '600(h) x 400(w)'])(
  'writes out the sides of "%s"',
  (text) => {
    expect(foldQuantities(text)).toBe('600 mm high 400 mm wide');
  },
);

it.each([
  ['red button O flush', 'red button symbol flush'],
  ['button with I', 'button symbol'],
  ['button I mark', 'button symbol mark'],
  ['O ring for gland', 'o ring for gland'],
  ['starter 12.5 horse power', 'starter 12.5 hp'],
  ['replacement contactor 22 kW', 'contactor 22 kw'],
  ['replacement contactor coil', 'replacement contactor coil'],
  ['replacement filter mat', 'replacement filter mat'],
  ['fuse terminal without indicator lamp', 'fuse terminal without led'],
  ['spreader 4 pcs set', 'spreader set of 4'],
  ['ferrule for two 1 mm² wires', 'ferrule for 2 x 1 mm² wires'],
  ['ferrule for 2 wires of 1 mm²', 'ferrule for 2 x 1 mm²'],
  ['terminal for 2 wires of 1 mm²', 'terminal for 2 wires of 1 mm²'],
  ['isolator 3 phase with neutral', 'isolator 4 pole'],
  ['isolator single phase neutral', 'isolator 2 pole'],
  ['voltmeter 96 square', 'voltmeter 96x96'],
  ['lug 72 square mm', 'lug 72 square mm'],
  ['tube shrinks to 9.5 mm', 'tube recovered 9.5 mm'],
  ['contactor 25 A, AC1 is not important', 'contactor 25 a, '],
])('folds "%s"', (text, expected) => {
  expect(foldQuantities(text)).toBe(expected);
});

it.each([
  ['MCB 1P/C/25A', 'mcb 1p c 25a'],
  ['MCB 2P-B-6A', 'mcb 2p b 6a'],
  ['MCB 3P+D+50A', 'mcb 3p d 50a'],
  ['MCB 25A/C', 'mcb 25a c '],
  ['RCCB 2P/63A/100mA', 'rccb 2p 63a 100ma'],
  ['ferrule 6mm2/12mm', 'ferrule 6 mm² 12mm'],
  ['relay 24VDC/5A', 'relay 24 v dc 5a'],
  ['gland M20/IP68', 'gland m20 ip68'],
  ['heat shrink 12.7/6.4', 'heat shrink supplied 12.7 mm recovered 6.4 mm'],
  ['heat shrink from 19 mm down to 9.5 mm', 'heat shrink supplied 19 mm recovered 9.5 mm'],
  ['rail one metre', 'rail 1 metre'],
  ['buzzer dust and water tight', 'buzzer ip65'],
  ['duct H=80, W=40', 'duct 80 mm high 40 mm wide'],
])('separates the quantities of "%s"', (text, expected) => {
  expect(foldQuantities(text)).toBe(expected);
});

it.each([
  'relay 24v/48v',
  'fan 230/415 v',
  'supply 24 v ac/dc',
  'lug 4/6 mm²',
  'meter 200/5 a',
  'range 6-10 a',
  'plug m20/m25',
])('keeps the lists and ranges of "%s"', (text) => {
  expect(foldQuantities(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

it('reads the abbreviated release of a moulded case circuit breaker', () => {
  expect(foldQuantities('MCCB T/M release')).toBe('mccb thermal magnetic release');
});

it.each(['10 min timer', 'up to date', 'max demand meter', 'from mumbai to pune', '5 min', 'at least brass'])(
  'finds no bounds in "%s"',
  (text) => {
    expect(writeBounds(text)).toBe(text);
  },
);

it('is idempotent', () => {
  const words = [
    'up to',
    'not less than',
    'min',
    'max',
    '20',
    '6.5',
    'mm',
    'from',
    'to',
    'or more',
    'wider than',
    'not less than',
    'than or equal to',
    'and',
    ',',
  ];
  const text = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, (query) => {
      const numbers = (each: string) => each.match(/\d+(?:\.\d+)?/g);
      expect(numbers(writeBounds(query))).toEqual(numbers(query));
    }),
  );
});

it.each([
  ['1,5 mm²', '1.5 mm²'],
  ['370 x 4,8', '370 x 4.8'],
  ['35x7,5', '35x7.5'],
  ['0,75 mm²', '0.75 mm²'],
  ['2,4 pole', '2,4 pole'],
  ['25,32,40 a', '25,32,40 a'],
  ['1,250 n', '1,250 n'],
  ['l1,l2', 'l1,l2'],
  ['change over 32 a', 'changeover 32 a'],
  ['busbar 2 kg per metre', 'busbar 2 kg/m'],
])('reads the comma of "%s"', (text, expected) => {
  expect(foldQuantities(text)).toBe(expected);
});
