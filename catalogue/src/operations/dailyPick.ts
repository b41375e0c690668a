/** How many best sellers the home page shows (S-113). */
export const dailyPickSize = 4;

/** A pick as it is kept between visits: valid for one day and one list of products (D-28). */
export interface DailyPick {
  /** YYYY-MM-DD in the site's time zone. */
  day: string;
  /** Hash of the product ids the pick was made from. */
  list: string;
  ids: readonly number[];
}

/** The pick of a day: the same day and list always give the same products in the same order (S-114). */
export function pickForDay(ids: readonly number[], day: string, size = dailyPickSize): DailyPick {
  const unique = [...new Set(ids)].toSorted((a, b) => a - b);
  const list = hashText(unique.join(','));
  return { day, list, ids: seededShuffle(unique, `${day}|${list}`).slice(0, Math.max(0, size)) };
}

/** Reads a kept pick; null unless it is a pick of this very day and list (S-116). Storage is untrusted input. */
export function readStoredPick(stored: string | null, ids: readonly number[], day: string): DailyPick | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { day: keptDay, list, ids: kept }: Partial<Record<keyof DailyPick, unknown>> = value;
  const fresh = pickForDay(ids, day);
  if (keptDay !== day || list !== fresh.list || !Array.isArray(kept)) return null;
  const known = kept.filter((id: unknown): id is number => typeof id === 'number' && ids.includes(id));
  const isWhole = known.length === kept.length && new Set(known).size === fresh.ids.length;
  return isWhole && known.length === fresh.ids.length ? { day, list: fresh.list, ids: known } : null;
}

/** By time zone: making one takes a hundred times as long as using it, and every page asks for the day. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatFor(timeZone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dateFormats.set(timeZone, calendar);
  return calendar;
}

/** The calendar day at a moment in a time zone, as YYYY-MM-DD. */
export function dayInTimeZone(timeZone: string, moment: Date): string {
  const parts = dateFormatFor(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Fisher–Yates with a generator seeded by text. */
function seededShuffle<T>(items: readonly T[], seed: string): T[] {
  const next = seededRandom(seed);
  const deck = [...items];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    const [a, b] = [deck[last], deck[other]] as [T, T];
    deck[last] = b;
    deck[other] = a;
  }
  return deck;
}

/** Numbers from 0 to below 1 (mulberry32). */
function seededRandom(seed: string): () => number {
  let state = fnv1a(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const hashText = (text: string) => fnv1a(text).toString(16).padStart(8, '0');
