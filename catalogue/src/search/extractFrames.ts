import type { QueryScanner } from './queryScanner.ts';

/** Key of a current that a name or a title states without further words: '250 A' of 'For 250 A frame'. */
const untitledCurrent = 'current:';

const framePattern = /(?<![\p{L}\d.,-])(\d{2,4}) ?a(?:mps?)?(?=[ -]frames?(?!\p{L}))/gu;
/** Without a unit, the number may be that of a fan's frame. */
const breakerFramePattern = /(?<![\p{L}\d.,-])(\d{2,4})(?: ?a(?:mps?)?)?(?=[ -]frames?(?!\p{L}))/gu;
const breakerWords = /(?<!\p{L})(?:mccbs?|breakers?)(?!\p{L})/u;

/** '160 A frame' is the size of a breaker's housing, which its name states, not its rated current. */
export function extractFrames(scanner: QueryScanner): void {
  const pattern = breakerWords.test(scanner.text) ? breakerFramePattern : framePattern;
  for (const { 0: text, 1: digits, index } of scanner.text.matchAll(pattern)) {
    const current = Number(digits);
    scanner.extract(
      index,
      text.length,
      { kind: 'quantity', dimension: 'current', low: current, high: current, propertyKey: untitledCurrent },
      { isSoft: true },
    );
  }
}
