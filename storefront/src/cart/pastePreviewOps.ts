import { maxQuantity, type CatalogueItem, type ResolvedQuoteLine } from '@elvora/catalogue/model';
import {
  foldSearchText,
  joinLines,
  type PastedLine,
  sizeName,
  splitLines,
} from '@elvora/catalogue/operations';
import type { CartEntry } from '../quoteList/quoteList.ts';
import { itemEntry, textEntry } from '../quoteList/quoteListOps.ts';

/** `looking` while the request is in flight, `failed` after it has failed. */
export type PreviewState = 'looking' | 'failed' | 'found' | 'choose' | 'text';

/** A row of the preview: one per item and unit, even when several lines refer to the item. */
export interface PreviewRow {
  /** Stable for the same text or item while the list is edited. */
  key: string;
  /** Numbers of its lines in the text. */
  lineNumbers: readonly number[];
  /** The distinct texts of its lines, as typed. */
  text: string;
  quantity: number;
  /** Invalid quantities of its lines, as typed, until the quantity is changed. */
  invalidQuantities: readonly string[];
  /** Unit other than pieces, which becomes the note of the line. */
  unit: string;
  state: PreviewState;
  /** The item that was found or chosen. */
  item: CatalogueItem | null;
  /** Items to choose from. */
  choices: readonly CatalogueItem[];
  /** Whether the buyer has declined all choices. */
  isKeptAsText: boolean;
}

export interface PreviewInput {
  lines: readonly PastedLine[];
  /** Lookup results by the text of the line. */
  resolved: ReadonlyMap<string, ResolvedQuoteLine>;
  /** Texts whose lookup failed. */
  failed: ReadonlySet<string>;
  /** Chosen items by row key; null when the buyer declined all choices. */
  chosen: ReadonlyMap<string, CatalogueItem | null>;
  /** Quantities changed in the preview, by row key. */
  quantities: ReadonlyMap<string, number>;
}

/** Longer lists show the rows that need a choice first. */
const maxRowsInOrder = 20;

export function previewRows({ lines, resolved, failed, chosen, quantities }: PreviewInput): PreviewRow[] {
  const rows = new Map<string, PreviewRow>();
  for (const { number, text, quantity, unit, invalidQuantity } of lines) {
    const read = readRow(text, resolved.get(text), failed.has(text));
    const row = unit === '' ? read : { ...read, key: `${read.key} ${unit}` };
    const before = rows.get(row.key);
    rows.set(row.key, {
      ...row,
      text: before?.text ?? text,
      lineNumbers: [...(before?.lineNumbers ?? []), number],
      quantity: Math.min(maxQuantity, (before?.quantity ?? 0) + quantity),
      invalidQuantities: [
        ...(before?.invalidQuantities ?? []),
        ...(invalidQuantity === '' ? [] : [invalidQuantity]),
      ],
      unit,
      item: row.item ?? chosen.get(row.key) ?? null,
      isKeptAsText: chosen.get(row.key) === null,
    });
  }
  const all = [...rows.values()].map((row) => ({
    ...row,
    quantity: quantities.get(row.key) ?? row.quantity,
    invalidQuantities: quantities.has(row.key) ? [] : row.invalidQuantities,
  }));
  if (all.length <= maxRowsInOrder) return all;
  const order: readonly PreviewState[] = ['choose', 'failed', 'text', 'looking', 'found'];
  return all.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function readRow(
  text: string,
  line: ResolvedQuoteLine | undefined,
  hasFailed: boolean,
): Omit<PreviewRow, 'lineNumbers' | 'quantity' | 'invalidQuantities' | 'unit' | 'isKeptAsText'> {
  const key = `text ${foldSearchText(text)}`;
  if (!line) return { key, text, state: hasFailed ? 'failed' : 'looking', item: null, choices: [] };
  const [first] = line.items;
  if (!first) return { key, text, state: 'text', item: null, choices: [] };
  if (!line.isExact || line.items.length > 1) {
    return { key, text, state: 'choose', item: null, choices: line.items };
  }
  return {
    key: `item ${first.productId} ${first.code}`,
    text,
    state: 'found',
    item: first,
    choices: [],
  };
}

export const isToBeAdded = ({ state, item, isKeptAsText }: PreviewRow): boolean =>
  state === 'found' || state === 'text' || (state === 'choose' && (item !== null || isKeptAsText));

/** The lines that a preview adds to the quote list. */
export function previewEntries(rows: readonly PreviewRow[]): CartEntry[] {
  const entries = rows.filter(isToBeAdded).map(({ item, text, quantity, unit }) => ({
    unit,
    entry: item ? itemEntry(item, quantity) : textEntry(joinLines(text), quantity),
  }));
  const withUnits = new Set(entries.filter(({ unit }) => unit !== '').map(({ entry }) => entry.name));
  // Quantities of merged lines are added up, so the note has to contain the unit.
  return entries.map(({ unit, entry }) =>
    withUnits.has(entry.name) ? { ...entry, note: `${entry.quantity} ${unit || 'pcs'}` } : entry,
  );
}

/** Returns the text that remains after the rows have been added: the lines that still need a choice. */
export function textToChoose(text: string, rows: readonly PreviewRow[]): string {
  const open = new Set(rows.filter((row) => !isToBeAdded(row)).flatMap(({ lineNumbers }) => lineNumbers));
  return splitLines(text)
    .filter((_line, index) => open.has(index + 1))
    .join('\n');
}

/** Returns the distinct texts that have not been looked up yet. */
export const unknownTexts = (
  lines: readonly PastedLine[],
  resolved: ReadonlyMap<string, ResolvedQuoteLine>,
): string[] => [...new Set(lines.map(({ text }) => text))].filter((text) => !resolved.has(text));

/** Label of an item in a line: its code, or the product's name. */
export const itemName = ({ code, product }: CatalogueItem): string => code || sizeName(product, code);
