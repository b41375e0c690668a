import { useLayoutEffect } from 'react';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../runtime/browser/localStorage.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';

/** A dealer's application saved in this browser until it is sent or discarded (D-16). */
export interface DistributorDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Values of the fields by their names. */
  values: Readonly<Record<string, string>>;
}

const storageKey = 'elvora.distributor-draft';

/** Parses a stored draft; null when it is not one. */
export function parseDraft(text: string | null): DistributorDraft | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { savedAt, values } = stored as Partial<Record<keyof DistributorDraft, unknown>>;
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return null;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return null;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { savedAt, values: Object.fromEntries(texts) };
}

const store = createStore<DistributorDraft | null>(null);

/** The saved draft; null in the server's HTML. */
export function useDraft(): DistributorDraft | null {
  useLayoutEffect(function readDraft() {
    store.set(parseDraft(readLocalStorage(storageKey)));
  }, []);
  return useStore(store);
}

/** Saves the values of the form; returns null where storage is blocked or full. */
export function saveDraft(values: DistributorDraft['values'], now: number): DistributorDraft | null {
  const draft = { savedAt: now, values };
  if (!writeLocalStorage(storageKey, JSON.stringify(draft))) return null;
  store.set(draft);
  return draft;
}

export function discardDraft(): void {
  removeFromLocalStorage(storageKey);
  store.set(null);
}
