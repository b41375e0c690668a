const number = String.raw`\d+(?:\.\d+)?`;
/** A number with its unit. */
const unit = String.raw`(?: ?[\p{L}°"%][\p{L}²³/%°]{0,8})`;
const quantity = `${number}${unit}?`;

const notLess = 'not (?:less|smaller|lower|shorter|under|below) than|not (?:under|below)|no less than';
const notMore =
  'not (?:more|greater|larger|bigger|higher|longer|over|above) than|not (?:over|above|exceeding)|no more than';
const atLeast =
  String.raw`(?:greater|larger|bigger|higher|longer|more) than(?: or equal to)?|at ?least|minimum(?: of)?|min\.?(?: of)?|` +
  'exceeding|mindestens|kam se kam|starting from';
const atMost =
  String.raw`(?:less|smaller|lower|shorter) than(?: or equal to)?|at ?most|maximum(?: of)?|max\.?(?: of)?|` +
  String.raw`up[ -]?to(?: max\.?(?:imum)?)?|within|h(?:oe|o|ö)chstens|bis(?: zu)?`;

const above = 'or (?:more|above|higher|over|larger|bigger|longer)|and (?:above|over|up|more)|onwards|upwards';
const below = 'or (?:less|below|lower|smaller|under|shorter)|and (?:below|under|less)|tak';

/** Ways to write bounds, and the normalised form. */
const rewritings: readonly (readonly [RegExp, string])[] = (
  [
    [String.raw`(?<![\p{L}\d])between (${quantity}) ?(?:and|&|to|-|up ?to) ?(?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d])from (${quantity}) ?(?:to|up ?to|till|until|-) ?(?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d.])(${quantity}) up ?to (?=${number})`, '$1 to '],
    [String.raw`(?<![\p{L}\d])(?:${notLess}) ?(?=${number}(?![\d.]))`, '≥ '],
    [String.raw`(?<![\p{L}\d])(?:${notMore}) ?(?=${number}(?![\d.]))`, '≤ '],
    [String.raw`(?<![\p{L}\d])(?:${atLeast}) ?(?=${number}(?![\d.]))`, '≥ '],
    [String.raw`(?<![\p{L}\d])(?:${atMost}) ?(?=${number}(?![\d.]))`, '≤ '],
    [String.raw`(?<![\p{L}\d./-])(?<![≥≤] ?)(${quantity}) (?:${above})(?!\p{L}|\.? ?\d)`, '≥ $1'],
    [String.raw`(?<![\p{L}\d./-])(?<![≥≤] ?)(${quantity}) (?:${below})(?!\p{L}|\.? ?\d)`, '≤ $1'],
    // '10 min' means minutes.
    [String.raw`(?<![\p{L}\d./-])(?<![≥≤] ?)(${number}${unit}) min(?:imum)?(?!\p{L}|\.? ?\d)`, '≥ $1'],
    [String.raw`(?<![\p{L}\d./-])(?<![≥≤] ?)(${number}${unit}) max(?:imum)?(?!\p{L}|\.? ?\d)`, '≤ $1'],
  ] as const
).map(([source, replacement]) => [new RegExp(source, 'gu'), replacement]);

/**
 * Normalises the bounds of a folded query to signs: 'not less than 100' to '≥ 100', 'from 20 up to 60 mm' to
 * '20 to 60 mm'.
 */
export const writeBounds = (text: string): string =>
  /\d/.test(text)
    ? rewritings.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), text)
    : text;
