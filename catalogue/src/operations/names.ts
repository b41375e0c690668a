/**
 * A name as people compare names: without regard to case and outer, doubled or odd spaces (D-05, D-06). Lower case comes
 * first: it can leave letters apart that compose only then, such as J and caron.
 */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}

export const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);

const collator = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Alphabetical order as a reader expects it (S-293): case and accents do not matter, numbers count as numbers. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Last part of a product's address: lower-case words with hyphens. A name without letters or digits gives `product`. */
export function productSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}+/gu, '')
    .match(/[\p{Letter}\p{Number}]+/gu);
  return words ? words.join('-') : 'product';
}
