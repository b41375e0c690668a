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

/** Also of what nobody opens any more: a product that is gone, an account that is not used here again. */
function forgetOld(store: IDBObjectStore, now: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const walk = store.openCursor();
    walk.addEventListener('success', () => {
      const cursor = walk.result;
      if (!cursor) return resolve();
      if (!isEntry(cursor.value) || now - cursor.value.savedAt > keptMs) cursor.delete();
      cursor.continue();
    });
    walk.addEventListener('error', () => reject(walk.error ?? new Error('The store does not answer.')));
  });
}

export const draftStore = {
  /** When it was kept, in milliseconds since 1970, and what; null where there is none. Forgets all that are too old. */
  async read(key: string): Promise<Entry | null> {
    const entry = await inStore('readwrite', async (store) => {
      await forgetOld(store, Date.now());
      return done<unknown>(store.get(key));
    });
    return isEntry(entry) ? entry : null;
  },
  write: (key: string, value: unknown, savedAt = Date.now()) =>
    inStore('readwrite', (store) => done(store.put({ savedAt, value } satisfies Entry, key))),
  remove: (key: string) => inStore('readwrite', (store) => done(store.delete(key))),
};
