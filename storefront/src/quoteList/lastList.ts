import { maxQuoteLines } from '@elvora/catalogue/model';
import type { QuoteList } from './quoteList.ts';

/** A line as stored in this browser: no note and no contact data. */
export interface RememberedLine {
  code: string;
  /** 0 for a line that is kept as text. */
  productId: number;
  quantity: number;
  /** Text as written by the buyer; empty for a catalogue item. */
  text: string;
}

/** The latest list of this browser, which a reload has lost (D-59). */
export interface LastList {
  /** Milliseconds since 1970. */
  savedAt: number;
  lines: readonly RememberedLine[];
}

export const lastListKey = 'elvora.quote-list';

/** Days after which the list is no longer offered. */
export const lastListDays = 30;

export const rememberedLines = (list: QuoteList): RememberedLine[] =>
  list.map(({ code = '', productId, quantity, name }) => ({
    code,
    productId: productId ?? 0,
    quantity,
    text: productId === null ? name : '',
  }));

/** Adds the lines of a last list that is still offered: nothing is deleted before the visitor has decided. */
export function linesToRemember(list: QuoteList, offered: LastList | null): RememberedLine[] {
  const current = rememberedLines(list);
  const keyOf = ({ code, productId, text }: RememberedLine) => JSON.stringify([code, productId, text]);
  const known = new Set(current.map(keyOf));
  return [...current, ...(offered?.lines ?? []).filter((line) => !known.has(keyOf(line)))];
}

export const formatLastList = (lines: readonly RememberedLine[], now: number): string =>
  JSON.stringify({
    version: 1,
    savedAt: now,
    lines: lines.map(({ code, productId, quantity, text }) => [code, productId, quantity, text]),
  });

/** Parses a stored list; null when there is none, when it has expired, or has another version. */
export function parseLastList(stored: string | null, now: number): LastList | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  const { version, savedAt, lines } = (value ?? {}) as Partial<
    Record<'version' | 'savedAt' | 'lines', unknown>
  >;
  if (version !== 1 || typeof savedAt !== 'number' || !Array.isArray(lines)) return null;
  const ageDays = (now - savedAt) / 86_400_000;
  // A clock that was set back makes the age negative.
  if (!(ageDays > -1 && ageDays < lastListDays)) return null;
  const read = lines.slice(0, maxQuoteLines).flatMap(parseLine);
  return read.length === 0 ? null : { savedAt, lines: read };
}

function parseLine(line: unknown): RememberedLine[] {
  const [code, productId, quantity, text]: readonly unknown[] = Array.isArray(line) ? line : [];
  const isLine =
    typeof code === 'string' &&
    typeof text === 'string' &&
    Number.isInteger(productId) &&
    Number.isInteger(quantity) &&
    Number(quantity) > 0 &&
    (code !== '' || text !== '' || Number(productId) > 0);
  return isLine ? [{ code, productId: Number(productId), quantity: Number(quantity), text }] : [];
}
