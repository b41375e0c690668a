import type { QueryScanner } from './queryScanner.ts';

/** 'C32', 'B 16A', '63A D'. */
const curveWithCurrent =
  /(?<![\p{L}\d.,-])(?:([bcd])(?:-?(\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?| (\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?)|(\d{1,3}(?:\.\d)?) ?a(?:mps?)?[ -]?([bcd])(?! (?:curve|char|type|class)))(?![\p{L}\d.-])/gu;

/** Extracts the curve of a miniature circuit breaker next to its current (IEC 60898-1). */
export function extractCurves(scanner: QueryScanner): void {
  const isBreaker = /(?<!\p{L})(?:mcbs?|breakers?|poles?|[sdtf]p|tpn|\|+)(?!\p{L})/u.test(scanner.text);
  for (const match of scanner.text.matchAll(curveWithCurrent)) {
    const current = Number(match[2] ?? match[3] ?? match[4]);
    if (match[3] && !isBreaker && !match[0].endsWith('a')) continue;
    scanner.extract(match.index, match[0].length, {
      kind: 'quantity',
      dimension: 'current',
      low: current,
      high: current,
    });
    // The letter is the curve; the bar keeps it from the 'd' of 'C not D'.
    scanner.text = `${scanner.text} | curve ${match[1] ?? match[5] ?? ''}`;
  }
  extractLoneCurve(scanner);
}

const loneCurve = /(?<![\p{L}\d.'])(?<![/&+-] ?)([bcd])(?![\p{L}\d.'/&-]| (?:curve|char|type|class|or|and))/u;

/** 'MCB 32 A double pole, C': a letter by itself is the curve of a breaker, unless another one is named. */
function extractLoneCurve(scanner: QueryScanner): void {
  if (
    !/(?<!\p{L})mcbs?(?!\p{L})/u.test(scanner.text) ||
    /(?<!\p{L})(?:curves?|char\p{L}*)(?!\p{L})/u.test(scanner.text)
  )
    return;
  const match = loneCurve.exec(scanner.text);
  if (!match) return;
  scanner.mask(match.index, 1);
  scanner.text = `${scanner.text} | curve ${match[1] ?? ''}`;
}
