import { codeKey } from './codeKeys.ts';

/** Returns the start and end of the typed part of a code, ignoring its spelling; empty when the code does not contain it. */
export function codeMarks(code: string, typed: string): [number, number][] {
  const key = codeKey(typed);
  const places = [...code].flatMap((letter, at) =>
    codeKey(letter) === '' ? [] : [{ letter: codeKey(letter), at }],
  );
  const start =
    key === ''
      ? -1
      : places
          .map(({ letter }) => letter)
          .join('')
          .indexOf(key);
  const first = places[start];
  const last = places[start + key.length - 1];
  return first && last ? [[first.at, last.at + 1]] : [];
}
