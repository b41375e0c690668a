import type { QueryScanner } from './queryScanner.ts';

const curvePatterns = {
  /** 'C32', 'B 16A', '63A D'. */
  withCurrent:
    /(?<![\p{L}\d.,-])(?:([bcd])(?:-?(\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?| (\d{1,3}(?:\.\d)?)(?: ?a(?:mps?)?)?)|(\d{1,3}(?:\.\d)?) ?a(?:mps?)?[ -]?([bcd])(?! (?:curve|char)))(?![\p{L}\d.-])/gu,
  /** 'B type', 'type C', 'D characteristic'. */
  named:
    /(?<![\p{L}\d.,-])(?:([bcd])[ -](?:type|class|char(?:acteristics?)?)|(?:type|class|char(?:acteristics?)?)[ -]([bcd]))(?![\p{L}\d.-])/gu,
};

/** Extracts the curve of a miniature circuit breaker, with or without its current (IEC 60898-1). */
export function extractCurves(scanner: QueryScanner, has: (stem: string) => boolean): void {
  const isBreaker = /(?<!\p{L})(?:mcbs?|breakers?|poles?|[sdtf]p|tpn|\|+)(?!\p{L})/u.test(scanner.text);
  for (const match of scanner.text.matchAll(curvePatterns.withCurrent)) {
    const current = Number(match[2] ?? match[3] ?? match[4]);
    if (match[3] && !isBreaker && !match[0].endsWith('a')) continue;
    scanner.extract(match.index, match[0].length, {
      kind: 'quantity',
      dimension: 'current',
      low: current,
      high: current,
    });
    // The letter is the curve.
    scanner.text = `${scanner.text} curve ${match[1] ?? match[5] ?? ''}`;
  }
  for (const { 0: text, 1: before, 2: after, index } of scanner.text.matchAll(curvePatterns.named)) {
    const letter = before ?? after ?? '';
    if (!has(`curv_${letter}`)) continue;
    scanner.mask(index, text.length);
    scanner.text = `${scanner.text} curve ${letter}`;
  }
}
