/**
 * Pattern source for one number: '12', '0.5', '0,5', '1,250', '1,00,000' (Indian grouping), '99 999.99', '½'.
 * A comma or space groups only before three digits.
 */
export const numberPattern = String.raw`(?:\d{1,3}(?:[  ]\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?(?![\d,])|\d+[.,]\d+|\d+|\.\d+)`;

/** Parses text that matches `numberPattern`; NaN for other text. */
export function readNumber(text: string): number {
  const spaceless = text.trim().replace(/(?<=\d)[  ](?=\d{3})/g, '');
  const isGrouped = /^\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d+)?$/.test(spaceless);
  return /^[\d.,]+$/.test(spaceless)
    ? Number(isGrouped ? spaceless.replaceAll(',', '') : spaceless.replace(',', '.'))
    : Number.NaN;
}

const vulgarFractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
};

/** Reads a size in inches: '½', '1½', '1 1/2', '3/4', '1.5', '2'; null for others. */
export function readInches(text: string): number | null {
  const [match, whole = '', over = '', under = '', vulgar = ''] =
    /^(\d{1,3}(?:\.\d{1,4})?(?![\d/]))?[ -]?(?:(\d{1,2})\/(\d{1,2})|([¼½¾⅛⅜]))?$/.exec(text.trim()) ?? [];
  if (!match) return null;
  const fraction = under ? Number(over) / Number(under) : (vulgarFractions[vulgar] ?? 0);
  const inches = Number(whole || 0) + fraction;
  return Number.isFinite(inches) && inches > 0 ? inches : null;
}
