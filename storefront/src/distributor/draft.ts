import { readStored, store, unstore } from '../storage.ts';

/** An application kept in this browser until it is sent or thrown away (D-16). */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** What stood in the fields, by their names. */
  values: Readonly<Record<string, string>>;
}

const key = 'elvora.distributor-draft';

/** Reads a draft from whatever stands there; null when it is none. */
export function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { savedAt, values } = stored as Partial<Record<keyof Draft, unknown>>;
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return null;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return null;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { savedAt, values: Object.fromEntries(texts) };
}

/** What is kept in this browser; read once, then known. */
let known: Draft | null | undefined;
const listeners = new Set<() => void>();

function become(draft: Draft | null): void {
  known = draft;
  for (const listener of listeners) listener();
}

/** The draft as a store of React's kind. */
export const draftStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current(): Draft | null {
    if (known === undefined) known = parseDraft(readStored(key));
    return known;
  },
};

/** Keeps what stands in the form; null where the browser keeps nothing. */
export function saveDraft(values: Draft['values'], now: number): Draft | null {
  const draft = { savedAt: now, values };
  if (!store(key, JSON.stringify(draft))) return null;
  become(draft);
  return draft;
}

export function discardDraft(): void {
  unstore(key);
  become(null);
}
