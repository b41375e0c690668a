import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const databaseName = 'elvora-admin';
const storeName = 'drafts';
const databaseVersion = 1;

/** Drafts older than this are deleted. */
const maxDraftAgeMs = 30 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  value: unknown;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraft };
}

/** Drafts may have been written by an earlier release, so their shape is checked. */
const isStoredDraft = (entry: unknown): entry is StoredDraft =>
  typeof entry === 'object' && entry !== null && 'savedAt' in entry && typeof entry.savedAt === 'number';

/**
 * Runs an operation on the database; returns null when storage is blocked or full, in which case there are no
 * drafts.
 */
async function withDatabase<T>(operate: (database: IDBPDatabase<DraftDatabase>) => Promise<T>) {
  try {
    const database = await openDB<DraftDatabase>(databaseName, databaseVersion, {
      upgrade: (created) => void created.createObjectStore(storeName),
    });
    try {
      return await operate(database);
    } finally {
      database.close();
    }
  } catch (error) {
    console.warn('Drafts cannot be stored in this browser.', error);
    return null;
  }
}

/**
 * Key of the draft of one opened form: separate for each tab, so that no tab overwrites or deletes the draft of
 * another.
 */
export const draftKey = (formKey: string, openingId: string) => `${formKey} ${openingId}`;

/** Also accepts the key of an earlier release, which had one draft per form. */
const isDraftKeyOf = (formKey: string, key: string) =>
  key === formKey || (key.startsWith(`${formKey} `) && !key.slice(formKey.length + 1).includes(' '));

/** Unsaved form contents, including files, stored in this browser in case the tab is closed or crashes. */
export const draftStore = {
  /** Returns the keys of all drafts of a form; also deletes the expired drafts of all accounts. */
  async keys(formKey: string): Promise<readonly string[]> {
    const keys = await withDatabase(async (database) => {
      const transaction = database.transaction(storeName, 'readwrite');
      for await (const cursor of transaction.store) {
        const isExpired = !isStoredDraft(cursor.value) || Date.now() - cursor.value.savedAt > maxDraftAgeMs;
        if (isExpired) await cursor.delete();
      }
      const allKeys = await transaction.store.getAllKeys();
      await transaction.done;
      return allKeys;
    });
    return (keys ?? []).filter((key) => isDraftKeyOf(formKey, key));
  },
  /** Returns a draft and when it was saved, or null. */
  async read(key: string): Promise<StoredDraft | null> {
    const entry = await withDatabase((database) => database.get(storeName, key));
    return isStoredDraft(entry) ? entry : null;
  },
  write: (key: string, value: unknown, savedAt = Date.now()) =>
    withDatabase((database) => database.put(storeName, { savedAt, value }, key)),
  remove: (key: string) => withDatabase((database) => database.delete(storeName, key)),
};
