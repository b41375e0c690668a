/** What was typed and not saved, kept in this browser over a closed tab or a crash. Files are kept, too. */
const databaseName = 'elvora-admin';
const storeName = 'drafts';

/** Drafts nobody has come back to are forgotten after so long. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

interface Entry {
  savedAt: number;
  value: unknown;
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'savedAt' in entry && typeof entry.savedAt === 'number';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The store does not answer.')));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  try {
    const opening = indexedDB.open(databaseName, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
    const database = await done(opening);
    try {
      return await act(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  } catch (error) {
    // Storage may be blocked or full: then there are no drafts, and nothing else is worse for it.
    console.warn('What is typed cannot be kept in this browser.', error);
    return null;
  }
}

export const draftStore = {
  /** When it was kept, in milliseconds since 1970, and what; null where there is none. */
  async read(key: string): Promise<Entry | null> {
    const entry = await inStore('readonly', (store) => done<unknown>(store.get(key)));
    if (!isEntry(entry)) return null;
    if (Date.now() - entry.savedAt <= keptMs) return entry;
    await draftStore.remove(key);
    return null;
  },
  write: (key: string, value: unknown, savedAt = Date.now()) =>
    inStore('readwrite', (store) => done(store.put({ savedAt, value } satisfies Entry, key))),
  remove: (key: string) => inStore('readwrite', (store) => done(store.delete(key))),
};
