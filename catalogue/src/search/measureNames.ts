import { measureWords } from './vocabulary/measureWords.ts';

const englishWords = new Map(
  measureWords.flatMap(([typed, english]) =>
    typed.split(' ').map((word): [string, string] => [word, english]),
  ),
);
const measureWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${[...englishWords.keys()].join('|')})(?![\p{L}\p{M}])`,
  'gu',
);

/** Replaces German and Hindi words for what is measured: 'breit' by 'wide'. */
export const writeMeasures = (text: string): string =>
  text.replace(measureWord, (word) => englishWords.get(word) ?? word);
