const storageKey = 'elvora.places';

/** How many entries of the history are worth remembering. */
const maxPositions = 50;

/** Where each entry of the history was left, by its key; what a document before this one, in this tab, has left of it. */
export function readScrollPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Keeps the newest for the next document; where storage is blocked or full, a reload begins anew. */
export function saveScrollPositions(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-maxPositions)));
  } catch {
    // Nothing is kept.
  }
}
