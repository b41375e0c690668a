/** Reads a flag from a number, text or boolean (S-409). Anything but 1 is false. */
export function readFlag(value: unknown): boolean {
  return value === 1 || value === true || (typeof value === 'string' && value.trim() === '1');
}

/** Reads a whole number from a number or text; null for anything else. */
export function readId(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Parses comma-separated keywords (S-349): trimmed, without empty ones and duplicates in any case. */
export function readKeywords(value: unknown): string[] {
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(',') : value;
  if (typeof text !== 'string') return [];
  const seen = new Map<string, string>();
  for (const word of text.split(',')) {
    const keyword = word.trim();
    if (keyword !== '' && !seen.has(keyword.toLowerCase())) seen.set(keyword.toLowerCase(), keyword);
  }
  return [...seen.values()];
}

/** Returns trimmed text; null for empty text and other values. */
export function readOptionalText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
