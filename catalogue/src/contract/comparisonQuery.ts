import { countedValues } from './countedValues.ts';

/** Maximum number of products or sizes in a comparison. */
export const maxCompared = 4;

/** Maximum number of items read from an address: those that fit, plus a few that are reported as left out. */
export const maxNamedItems = 12;

/**
 * Query parameters of a comparison. `item` repeats; `add` is text the visitor typed to add an item.
 */
export const comparisonParameters = ['item', 'add'] as const;

/** Maximum number of characters read of typed text and of an item. */
const maxTextLength = 200;

/** A product, or one of its sizes. */
export interface ComparedItem {
  productId: number;
  /** Ordering code; empty for the product itself. */
  code: string;
}

/** A parsed comparison address. */
export interface ParsedComparison {
  /** In the order of the address, without duplicates, up to `maxNamedItems`; some may not exist. */
  items: readonly ComparedItem[];
  /** Text typed to add an item; may be empty. */
  add: string;
  /** Items that cannot be parsed. */
  unreadable: readonly string[];
  /** Items beyond `maxNamedItems`. */
  excess: readonly string[];
}

/** Formats an item for an address: '2:EV-BG-M20', or '2' for the product itself. */
export const comparedItemText = ({ productId, code }: ComparedItem): string =>
  code === '' ? String(productId) : `${productId}:${code}`;

function readItem(text: string): ComparedItem | null {
  const at = text.indexOf(':');
  const [id, code] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
  const isItem = /^[1-9]\d{0,8}$/.test(id) && text.length <= maxTextLength && (at === -1 || code !== '');
  return isItem ? { productId: Number(id), code } : null;
}

/**
 * Parses a comparison address of a page or of the API. Reports what it cannot use instead of
 * throwing.
 */
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
 * Formats the canonical query string of a comparison's resource key: known parameters only, in one
 * order, so the server and the browser derive the same key from any address.
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

/** Formats the query string of a comparison's address, without the leading `?`. */
export const comparisonSearch = (items: readonly ComparedItem[]): string =>
  String(new URLSearchParams(items.map((item): [string, string] => ['item', comparedItemText(item)])));
