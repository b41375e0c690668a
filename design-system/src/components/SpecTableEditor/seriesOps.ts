/** A number in a text. A sign counts only at the start of the text: the hyphen of EV-1 is not a sign. */
const numberInText = /(^[-−]?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/;

/** Dates and times are excluded, because their digits count in months and hours. */
const dateOrTime =
  /(?<!\d)(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}:\d{2})(?!\d)|\d.*(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** Digits that a number represents exactly. */
const maxDigits = 15;

interface SeriesNumber {
  sign: '' | '-' | '−';
  /** Digits without the decimal separator. */
  digits: string;
  decimals: number;
  separator: '' | '.' | ',';
}

/** Returns the text at an index of a series, which may be negative; null where it would leave the series. */
export type Series = (index: number) => string | null;

/**
 * Parses texts as a series: two or more that differ in one number by the same step, such as 10, 12 or M16,
 * M20 or EV-01, EV-02. Null for anything else, which is then repeated.
 */
export function seriesOf(texts: readonly string[]): Series | null {
  if (texts.length < 2 || texts.some((text) => dateOrTime.test(text))) return null;
  const [first = [], ...others] = texts.map((text) => text.split(numberInText));
  if (others.some((parts) => parts.length !== first.length)) return null;
  const varying = first.flatMap((part, at) => (others.some((parts) => parts[at] !== part) ? [at] : []));
  const [at] = varying;
  // The captured numbers are at odd indexes.
  if (varying.length !== 1 || at === undefined || at % 2 === 0) return null;
  const numbers = [first, ...others].map((parts) => parseNumber(parts[at] ?? ''));
  if (!numbers.every((number) => number !== null)) return null;
  const next = arithmetic(numbers);
  if (!next) return null;
  const isSigned = at === 1 && first[0] === '';
  const [before, after] = [first.slice(0, at).join(''), first.slice(at + 1).join('')];
  return (index) => {
    const number = next(index);
    return number.startsWith('-') && !isSigned ? null : before + number.replace('-', signOf(numbers)) + after;
  };
}

function parseNumber(text: string): SeriesNumber | null {
  const [, sign = '', whole = '', separator = '', fraction = ''] =
    /^([-−]?)(\d+)(?:([.,])(\d+))?$/.exec(text) ?? [];
  // 1,000 may be one thousand, or one with three decimals.
  const isAmbiguous = separator === ',' && fraction.length === 3;
  if (whole === '' || isAmbiguous || whole.length + fraction.length > maxDigits) return null;
  return {
    sign: sign as SeriesNumber['sign'],
    digits: whole + fraction,
    decimals: fraction.length,
    separator: separator as SeriesNumber['separator'],
  };
}

/** Continues numbers with a constant step, with their decimals and leading zeros; a negative one starts with `-`. */
function arithmetic(numbers: readonly SeriesNumber[]): ((index: number) => string) | null {
  const separators = new Set(numbers.map(({ separator }) => separator).filter((mark) => mark !== ''));
  if (separators.size > 1) return null;
  const decimals = Math.max(...numbers.map((number) => number.decimals));
  const values = numbers.map(
    (number) =>
      Number(`${number.sign === '' ? '' : '-'}${number.digits}`) * 10 ** (decimals - number.decimals),
  );
  const [start = 0, second = 0] = values;
  const step = second - start;
  if (!values.every((value, index) => value === start + index * step)) return null;
  const hasFixedDecimals = numbers.every((number) => number.decimals === decimals);
  const integerLengthOf = (number: SeriesNumber) => number.digits.length - number.decimals;
  const isPadded = numbers.some((number) => integerLengthOf(number) > 1 && number.digits.startsWith('0'));
  const integerLength = isPadded ? Math.min(...numbers.map(integerLengthOf)) : 1;
  const [separator = ''] = separators;
  return (index) => {
    const value = start + index * step;
    const digits = String(Math.abs(value)).padStart(integerLength + decimals, '0');
    const whole = digits.slice(0, digits.length - decimals);
    const fraction = digits.slice(digits.length - decimals);
    const shown = hasFixedDecimals ? fraction : fraction.replace(/0+$/, '');
    return `${value < 0 ? '-' : ''}${whole}${shown === '' ? '' : separator + shown}`;
  };
}

const signOf = (numbers: readonly SeriesNumber[]) => numbers.find(({ sign }) => sign !== '')?.sign ?? '-';
