const storageKey = 'elvora.places';

/** How many history entries are remembered. */
const maxPositions = 50;

/** Reads the scroll positions of history entries by key, as saved by the previous document in this tab. */
export function readScrollPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Saves the newest positions for the next document, unless storage is blocked or full. */
export function saveScrollPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxPositions)));
  } catch {
    // A reload then starts at the top.
  }
}
