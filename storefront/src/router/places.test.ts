import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesText, readPlaces } from './places.ts';

it('reads what was kept (D-31)', () => {
  const places = new Map([
    ['default', 0],
    ['a1b2', 1503.5],
  ]);
  expect(readPlaces(placesText(places))).toEqual(places);
});

it('keeps the newest fifty', () => {
  const places = new Map(Array.from({ length: 70 }, (_none, at) => [`entry-${at}`, at]));
  const kept = readPlaces(placesText(places));
  expect(kept.size).toBe(50);
  expect(kept.has('entry-69')).toBe(true);
});

it.each([null, '', '{', '{}', 'null', '[1]', '[["a","b"]]', '[["a",-1]]', '[[1,2]]', '[["a",null]]'])(
  'finds no place in %j',
  (text) => expect(readPlaces(text).size).toBe(0),
);

it('never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readPlaces(text) instanceof Map));
});
