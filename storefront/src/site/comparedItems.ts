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

/** The products and sizes that this tab compares: those ticked, and those of the last comparison. */
export const useComparedItems = (): readonly ComparedItem[] => useStore(store);

/** Stores the items until the tab is closed; where storage is blocked or full, until a reload. */
export function setComparedItems(items: readonly ComparedItem[]): void {
  store.set(items);
  try {
    window.sessionStorage.setItem(storageKey, comparisonSearch(items));
  } catch {
    // The items last until a reload.
  }
}

/** Adds or removes the item of a ticked size. */
export function tickComparedItem({ value, isTicked }: SizeTick): void {
  const others = store.current().filter((item) => comparedItemText(item) !== value);
  const { items } = parseComparison(new URLSearchParams({ item: value }));
  setComparedItems(isTicked ? [...others, ...items] : others);
}
