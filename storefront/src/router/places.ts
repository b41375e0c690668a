/** How many entries of the history are worth remembering. */
const mostPlaces = 50;

const storageKey = 'elvora.places';

/** Where each entry of the history was left, by the entry's key. What is no place is left out. */
export function readPlaces(text: string | null): Map<string, number> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const isPlace = (entry: unknown): entry is [string, number] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]) && entry[1] >= 0;
  return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
}

/** The newest places as text. */
export const placesText = (places: ReadonlyMap<string, number>) =>
  JSON.stringify([...places].slice(-mostPlaces));

/** What a document before this one, in this tab, has left; a reload forgets everything else. */
export function storedPlaces(): Map<string, number> {
  try {
    return readPlaces(window.sessionStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Where storage is blocked or full, a reload begins anew. */
export function storePlaces(places: ReadonlyMap<string, number>): void {
  try {
    window.sessionStorage.setItem(storageKey, placesText(places));
  } catch {
    // Nothing is kept.
  }
}
