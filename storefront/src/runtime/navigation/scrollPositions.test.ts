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

it('reads what was saved (D-31)', () => {
  storage();
  const positions = new Map([
    ['default', 0],
    ['a1b2', 1503.5],
  ]);
  saveScrollPositions(positions);
  expect(readScrollPositions()).toEqual(positions);
});

it('saves the newest fifty', () => {
  storage();
  saveScrollPositions(new Map(Array.from({ length: 70 }, (_none, at) => [`entry-${at}`, at])));
  expect([...readScrollPositions().keys()]).toEqual(
    Array.from({ length: 50 }, (_none, at) => `entry-${at + 20}`),
  );
});

it.each(['', '{', '{}', 'null', '[1]', '7'])('reads nothing from %j', (text) => {
  storage().set('elvora.places', text);
  expect(readScrollPositions().size).toBe(0);
});

it('ignores blocked storage (O97)', () => {
  vi.stubGlobal('sessionStorage', {
    get getItem() {
      throw new Error('SecurityError');
    },
  });
  expect(readScrollPositions().size).toBe(0);
  expect(() => saveScrollPositions(new Map([['a', 1]]))).not.toThrow();
});
