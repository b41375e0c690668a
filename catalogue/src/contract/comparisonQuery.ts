import { countedValues } from './countedValues.ts';

/** At most this many products or sizes stand side by side. */
export const maxCompared = 4;

/** Items of an address that are read: those that fit, and some more that are named. */
export const maxNamedItems = 12;

/** Names of the parameters of a comparison's address. `item` repeats; `add` is what was typed to be added. */
export const comparisonParameters = ['item', 'add'] as const;

/** Characters of a typed text and of an item that are read. */
const maxTextLength = 200;

/** A product, or one of its sizes. */
export interface ComparedItem {
  productId: number;
  /** Ordering code; empty for the product as such. */
  code: string;
}

/** A comparison's address as it was read. */
export interface ParsedComparison {
  /** In the order of the address, each once, up to `maxNamedItems`: those that are found may be fewer. */
  items: readonly ComparedItem[];
  /** What was typed to be added; empty for none. */
  add: string;
  /** Items that cannot be read. */
  unreadable: readonly string[];
  /** Items beyond those that are read. */
  excess: readonly string[];
}

/** Formats an item as addresses have it: '2:EV-BG-M20', or '2' for the product as such. */
export const comparedItemText = ({ productId, code }: ComparedItem): string =>
  code === '' ? String(productId) : `${productId}:${code}`;

function readItem(text: string): ComparedItem | null {
  const at = text.indexOf(':');
  const [id, code] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
  const isItem = /^[1-9]\d{0,8}$/.test(id) && text.length <= maxTextLength && (at === -1 || code !== '');
  return isItem ? { productId: Number(id), code } : null;
}

/** Reads a comparison's address, of a page or of the API. What cannot be used is left out and named. Never throws. */
export function parseComparison(parameters: URLSearchParams): ParsedComparison {
  const items = new Map<string, ComparedItem>();
  const unreadable = new Set<string>();
  const excess = new Set<string>();
  for (const value of parameters.getAll('item')) {
    const text = value.trim();
    const item = readItem(text);
    const shown = text.slice(0, 60);
    if (item === null) {
      if (shown !== '') unreadable.add(shown);
      continue;
    }
    const key = comparedItemText(item).toUpperCase();
    if (items.has(key)) continue;
    if (items.size === maxNamedItems) excess.add(item.code || `Product ${item.productId}`);
    else items.set(key, item);
  }
  return {
    items: [...items.values()],
    add: (parameters.get('add') ?? '').trim().slice(0, maxTextLength),
    unreadable: [...unreadable],
    excess: [...excess],
  };
}

/**
 * Formats the query string of an address as its data is named by: the parameters that count, in one order. The server and the
 * browser name the same comparison by it, whatever else the address holds.
 */
export const comparisonKeySearch = (query: URLSearchParams): string =>
  String(
    new URLSearchParams(
      comparisonParameters.flatMap((name) =>
        countedValues(query, name, name === 'item' ? maxNamedItems : 1).map((value): [string, string] => [
          name,
          value,
        ]),
      ),
    ),
  );

/** Formats the query string of a comparison's address, without a question mark. */
export const comparisonSearch = (items: readonly ComparedItem[]): string =>
  String(new URLSearchParams(items.map((item): [string, string] => ['item', comparedItemText(item)])));
