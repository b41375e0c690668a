import {
  type ComparedItem,
  comparedItemText,
  comparisonSearch,
  parseComparison,
} from '@elvora/catalogue/contract';
import type { SizeTick } from '@elvora/design-system/SizeTable';
import { createStore, useStore } from '../runtime/store/createStore.ts';

const storageKey = 'elvora.compared';

function readComparedItems(): readonly ComparedItem[] {
  try {
    return parseComparison(new URLSearchParams(window.sessionStorage.getItem(storageKey) ?? '')).items;
  } catch {
    // On the server, and where storage is blocked (O97).
    return [];
  }
}

const store = createStore<readonly ComparedItem[]>([]);
store.set(readComparedItems());

export const comparedItems = store.current;

/**
 * The products and sizes that this tab compares: those ticked, and those last shown side by side. Each
 * further one joins them.
 */
export const useComparedItems = (): readonly ComparedItem[] => useStore(store);

/** Replaces them, until the tab is closed; where storage is blocked or full, until a reload. */
export function setComparedItems(items: readonly ComparedItem[]): void {
  store.set(items);
  try {
    window.sessionStorage.setItem(storageKey, comparisonSearch(items));
  } catch {
    // The store still has them.
  }
}

/** Adds or removes the item of a ticked size. */
export function tickComparedItem({ value, isTicked }: SizeTick): void {
  const others = store.current().filter((item) => comparedItemText(item) !== value);
  const { items } = parseComparison(new URLSearchParams({ item: value }));
  setComparedItems(isTicked ? [...others, ...items] : others);
}
