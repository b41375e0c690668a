/** What was typed and not saved, kept in this browser over a closed tab or a crash. Files are kept, too. */
const databaseName = 'elvora-admin';
const storeName = 'drafts';

/** Drafts nobody has come back to are forgotten after so long. */
const maxDraftAgeMs = 30 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  savedAt: number;
  value: unknown;
}

const isStoredDraft = (entry: unknown): entry is StoredDraft =>
  typeof entry === 'object' && entry !== null && 'savedAt' in entry && typeof entry.savedAt === 'number';

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The store does not answer.')));
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | null> {
  try {
    const opening = indexedDB.open(databaseName, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
    const database = await requestResult(opening);
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
function deleteExpiredDrafts(store: IDBObjectStore, now: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const walk = store.openCursor();
    walk.addEventListener('success', () => {
      const cursor = walk.result;
      if (!cursor) return resolve();
      if (!isStoredDraft(cursor.value) || now - cursor.value.savedAt > maxDraftAgeMs) cursor.delete();
      cursor.continue();
    });
    walk.addEventListener('error', () => reject(walk.error ?? new Error('The store does not answer.')));
  });
}

export const draftStore = {
  /** When it was kept, in milliseconds since 1970, and what; null where there is none. Forgets all that are too old. */
  async read(key: string): Promise<StoredDraft | null> {
    const entry = await withStore('readwrite', async (store) => {
      await deleteExpiredDrafts(store, Date.now());
      return requestResult<unknown>(store.get(key));
    });
    return isStoredDraft(entry) ? entry : null;
  },
  write: (key: string, value: unknown, savedAt = Date.now()) =>
    withStore('readwrite', (store) => requestResult(store.put({ savedAt, value } satisfies StoredDraft, key))),
  remove: (key: string) => withStore('readwrite', (store) => requestResult(store.delete(key))),
};
