import type { QuoteItem } from '@elvora/catalogue/model';

/** Letterhead of a quote list file. */
export interface Letterhead {
  /** Name of the company. */
  firm: string;
  /** Contact details, without placeholders (D-62). */
  contact: readonly string[];
  /** Date of the list, as YYYY-MM-DD. */
  day: string;
}

export interface QuoteListFile {
  letterhead: Letterhead;
  items: readonly QuoteItem[];
}

/** Columns of the list in files. */
export const fileTitles = [
  'Line',
  'Ordering code',
  'Product',
  'Variant',
  'Quantity',
  'Unit of pack',
  'Note',
] as const;

/** Texts of a line in the order of the titles, without its number and quantity. */
export const lineTexts = ({ name, code, product, variant, pack, note }: QuoteItem) => ({
  code,
  product: product || name,
  variant,
  pack,
  note,
});

/** 'Quote list, 21 November 2026'. */
export const fileTitle = ({ day }: Letterhead): string =>
  `Quote list, ${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}`;
