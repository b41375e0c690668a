import { fnv1a, seededRandom } from './seededRandom.ts';

/** Number of best sellers on the home page (S-113). */
export const dailyPickSize = 4;

/** A pick as the browser stores it, valid for one day and one list of products (D-28). */
export interface DailyPick {
  /** YYYY-MM-DD in the site's time zone. */
  day: string;
  /** Hash of the product ids the pick was made from. */
  list: string;
  ids: readonly number[];
}

/** Returns the pick of a day; the same day and list always give the same products in the same order (S-114). */
export function pickForDay(ids: readonly number[], day: string, size = dailyPickSize): DailyPick {
  const unique = [...new Set(ids)].toSorted((a, b) => a - b);
  const list = hashText(unique.join(','));
  return { day, list, ids: seededShuffle(unique, `${day}|${list}`).slice(0, Math.max(0, size)) };
}

/** Parses a stored pick; null unless it is of this day and list (S-116). Storage is untrusted input. */
export function readStoredPick(stored: string | null, ids: readonly number[], day: string): DailyPick | null {
  if (stored === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { day: storedDay, list, ids: storedIds }: Partial<Record<keyof DailyPick, unknown>> = value;
  const fresh = pickForDay(ids, day);
  if (storedDay !== day || list !== fresh.list || !Array.isArray(storedIds)) return null;
  const valid = storedIds.filter((id: unknown): id is number => typeof id === 'number' && ids.includes(id));
  const isComplete = valid.length === storedIds.length && new Set(valid).size === fresh.ids.length;
  return isComplete && valid.length === fresh.ids.length ? { day, list: fresh.list, ids: valid } : null;
}

/**
 * Formats cached by time zone: creating one takes a hundred times as long as using it, and every
 * page needs the date.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = dateFormats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dateFormats.set(timeZone, format);
  return format;
}

/** Returns the calendar day in a time zone as YYYY-MM-DD. */
export function dayInTimeZone(timeZone: string, date: Date): string {
  const parts = dateFormatFor(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Shuffles by Fisher–Yates with a seeded generator. */
function seededShuffle<T>(items: readonly T[], seed: string): T[] {
  const next = seededRandom(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    const [a, b] = [shuffled[last], shuffled[other]] as [T, T];
    shuffled[last] = b;
    shuffled[other] = a;
  }
  return shuffled;
}

const hashText = (text: string) => fnv1a(text).toString(16).padStart(8, '0');
