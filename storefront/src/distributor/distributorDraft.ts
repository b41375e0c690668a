import { readLocalStorage, writeLocalStorage, removeFromLocalStorage } from '../storage.ts';

/** An application kept in this browser until it is sent or thrown away (D-16). */
export interface DistributorDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What stood in the fields, by their names. */
  values: Readonly<Record<string, string>>;
}

const storageKey = 'elvora.distributor-draft';

/** Reads a draft from whatever stands there; null when it is none. */
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

/** What is kept in this browser; read once, then known. */
let cachedDraft: DistributorDraft | null | undefined;
const listeners = new Set<() => void>();

function setDraft(draft: DistributorDraft | null): void {
  cachedDraft = draft;
  for (const listener of listeners) listener();
}

/** The draft as a store of React's kind. */
export const draftStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current(): DistributorDraft | null {
    if (cachedDraft === undefined) cachedDraft = parseDraft(readLocalStorage(storageKey));
    return cachedDraft;
  },
};

/** Keeps what stands in the form; null where the browser keeps nothing. */
export function saveDraft(values: DistributorDraft['values'], now: number): DistributorDraft | null {
  const draft = { savedAt: now, values };
  if (!writeLocalStorage(storageKey, JSON.stringify(draft))) return null;
  setDraft(draft);
  return draft;
}

export function discardDraft(): void {
  removeFromLocalStorage(storageKey);
  setDraft(null);
}
