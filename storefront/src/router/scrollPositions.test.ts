import { afterEach, expect, it, vi } from 'vitest';
import { readScrollPositions, saveScrollPositions } from './scrollPositions.ts';

function storage() {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
  return texts;
}

afterEach(() => vi.unstubAllGlobals());

it('reads what was kept (D-31)', () => {
  storage();
  const places = new Map([
    ['default', 0],
    ['a1b2', 1503.5],
  ]);
  saveScrollPositions(places);
  expect(readScrollPositions()).toEqual(places);
});

it('keeps the newest fifty', () => {
  storage();
  saveScrollPositions(new Map(Array.from({ length: 70 }, (_none, at) => [`entry-${at}`, at])));
  expect([...readScrollPositions().keys()]).toEqual(
    Array.from({ length: 50 }, (_none, at) => `entry-${at + 20}`),
  );
});

it.each(['', '{', '{}', 'null', '[1]', '7'])('finds no place in %j', (text) => {
  storage().set('elvora.places', text);
  expect(readScrollPositions().size).toBe(0);
});

it('does without storage where it is blocked (O97)', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem() {
      throw new Error('SecurityError');
    },
  });
  expect(readScrollPositions().size).toBe(0);
  expect(() => saveScrollPositions(new Map([['a', 1]]))).not.toThrow();
});
