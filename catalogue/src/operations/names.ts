/**
 * Returns the key by which names are compared: without case, and with spaces trimmed and collapsed (D-05, D-06). Converts
 * to lower case before NFC, because some letters compose only in lower case, such as J with caron.
 */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}

export const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Compares names alphabetically (S-293), ignoring case and accents, with numbers in numeric order. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Returns the last segment of a product's URL: lower-case words with hyphens; `product` without letters and digits. */
export function productSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}+/gu, '')
    .match(/[\p{Letter}\p{Number}]+/gu);
  return words ? words.join('-') : 'product';
}
