const number = String.raw`\d+(?:\.\d+)?`;
/** A number with its unit. */
const unit = String.raw`(?: ?[\p{L}°"%][\p{L}²³/%°]{0,8})`;
const quantity = `${number}${unit}?`;
const thread = String.raw`(?:m|pg ?)${number}`;
/** What a bound may be about. */
const bounded = String.raw`(?:${thread}|${number})(?![\d.])`;

/** Comparatives with what they compare: 'wider than 20' compares widths. */
const comparisons: readonly (readonly [more: string, less: string, compared: string])[] = [
  ['more greater larger bigger higher', 'less smaller lower fewer', ''],
  ['heavier louder noisier', 'lighter quieter', ''],
  ['wider broader', 'narrower', 'wide '],
  ['longer', 'shorter', 'long '],
  ['taller', '', 'tall '],
  ['thicker', 'thinner', 'thick '],
  ['deeper', 'shallower', 'deep '],
  ['stronger', 'weaker', 'strength '],
];

interface Comparison {
  sign: '<' | '>';
  negated: '≤' | '≥';
  compared: string;
}

const signs = new Map<string, Comparison>(
  comparisons.flatMap(([more, less, compared]) => [
    ...more.split(' ').map((word): [string, Comparison] => [word, { sign: '>', negated: '≤', compared }]),
    ...less.split(' ').map((word): [string, Comparison] => [word, { sign: '<', negated: '≥', compared }]),
  ]),
);

const comparison = new RegExp(
  String.raw`(?<![\p{L}\d])(not |no )?(equal (?:to )?or )?(${[...signs.keys()].filter(Boolean).join('|')}) than( or equal(?: to)?)? ?(?=${bounded})`,
  'gu',
);

/** Normalises a comparison to signs: 'less than 10' to '< 10', 'not wider than 60' to 'wide ≤ 60'. */
function writeComparison(
  _all: string,
  isNegated?: string,
  isBefore?: string,
  word = '',
  isBehind?: string,
): string {
  const { sign = '', negated = '', compared = '' } = signs.get(word) ?? {};
  if (isNegated) return `${compared}${negated} `;
  return isBefore || isBehind ? `${compared}${sign}= ` : `${compared}${sign} `;
}

const notLess = 'not (?:under|below)';
const notMore = 'not (?:over|above|exceeding)';
const atLeast = 'at ?least|minimum(?: of)?|min\\.?(?: of)?|mindestens|kam se kam|starting from';
const atMost = String.raw`at ?most|maximum(?: of)?|max\.?(?: of)?|up[ -]?to(?: max\.?(?:imum)?)?|within|h(?:oe|o|ö)chstens|bis(?: zu)?`;

const above = 'or (?:more|above|higher|over|larger|bigger|longer)|and (?:above|over|up|more)|onwards|upwards';
const below = 'or (?:less|below|lower|smaller|under|shorter)|and (?:below|under|less)|tak';

/** Ways to write bounds, and the normalised form. */
const rewritings: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`(?<![\p{L}\d])between (${quantity}) ?(?:and|&|to|-|up ?to) ?(?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d])from (${quantity}) ?(?:to|up ?to|till|until|-) ?(?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d.])(${quantity}) up ?to (?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d])exceeding ?(?=${bounded})`, '> '],
    [String.raw`(?<![\p{L}\d])(?:${notLess}) ?(?=${bounded})`, '≥ '],
    [String.raw`(?<![\p{L}\d])(?:${notMore}) ?(?=${bounded})`, '≤ '],
    [String.raw`(?<![\p{L}\d])(?:${atLeast}) ?(?=${bounded})`, '≥ '],
    [String.raw`(?<![\p{L}\d])(?:${atMost}) ?(?=${bounded})`, '≤ '],
    [
      String.raw`(?<![\p{L}\d./-])(?<![≥≤<>=] ?)(${thread}|${quantity}) (?:${above})(?!\p{L}|\.? ?\d)`,
      '≥ $1',
    ],
    [
      String.raw`(?<![\p{L}\d./-])(?<![≥≤<>=] ?)(${thread}|${quantity}) (?:${below})(?!\p{L}|\.? ?\d)`,
      '≤ $1',
    ],
    // '10 min' means minutes.
    [
      String.raw`(?<![\p{L}\d./-])(?<![≥≤<>=] ?)(${thread}|${number}${unit}) min(?:imum)?(?!\p{L}|\.? ?\d)`,
      '≥ $1',
    ],
    [
      String.raw`(?<![\p{L}\d./-])(?<![≥≤<>=] ?)(${thread}|${number}${unit}) max(?:imum)?(?!\p{L}|\.? ?\d)`,
      '≤ $1',
    ],
  ] as const
).map(([source, replacement]) => [new RegExp(source, 'gu'), replacement]);

/** Words that name a side of a product. */
const side =
  'wide|wider|narrower|width|broad(?:er)?|deep|deeper|shallower|depth|long|longer|shorter|length|thick|thicker|thinner';

const namesSide = new RegExp(String.raw`(?<!\p{L})(?:${side})(?!\p{L})`, 'u');

/** 'Higher than' next to another side compares heights, unless a noun before it says what it compares. */
const heightComparison = new RegExp(
  String.raw`(?<!(?:${side}|height|size|weight|diameter|dia|range) )(?<!\p{L}|\b(?:not|no) )(?=(?:not |no )?(?:higher|lower) than (?:or equal(?: to)? )?${number}(?![\d.])(?! ?(?!mm|cm)\p{L}))`,
  'gu',
);

/** Names the compared side: 'wider than 100, lower than 80' to 'wider than 100, high lower than 80'. */
const writeHeights = (text: string): string =>
  namesSide.test(text) ? text.replace(heightComparison, 'high ') : text;

/**
 * Normalises the bounds of a folded query to signs: 'not less than 100' to '≥ 100', 'from 20 up to 60 mm' to
 * '20 to 60 mm'.
 */
export const writeBounds = (text: string): string =>
  /\d/.test(text)
    ? rewritings.reduce(
        (before, [pattern, replacement]) => before.replace(pattern, replacement),
        writeHeights(text).replace(comparison, writeComparison),
      )
    : text;
