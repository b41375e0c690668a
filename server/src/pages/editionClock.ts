import { ifUnavailable } from '../store/databaseErrors.ts';
import { createDayClock } from './dayClock.ts';

/** Catalogue version and day: a new one of either makes every cached page stale. */
export interface Edition {
  name: string;
  today: string;
}

export interface EditionClockOptions {
  catalogueVersion: () => Promise<number>;
  /** Catalogue version if it is known without a query, else null. */
  cachedVersion: () => number | null;
  timeZone: string;
  now: () => Date;
}

export interface EditionClock {
  /** Rejects while the database does not respond. */
  current(): Promise<Edition>;
  /** While the database does not respond, returns the last known edition, or one that no page is cached for. */
  currentOrLast(): Promise<Edition>;
  /** Returns the name of the current edition if it is known without a query, else null. */
  cachedName(): string | null;
}

export function createEditionClock({
  catalogueVersion,
  cachedVersion,
  timeZone,
  now,
}: EditionClockOptions): EditionClock {
  const currentDay = createDayClock(timeZone, now);
  let last: Edition | null = null;

  async function current(): Promise<Edition> {
    const today = currentDay();
    last = { today, name: editionName(await catalogueVersion(), today) };
    return last;
  }

  return {
    current,
    currentOrLast: () => current().catch(ifUnavailable(last ?? unknownEdition(currentDay()))),
    cachedName() {
      const version = cachedVersion();
      return version === null ? null : editionName(version, currentDay());
    },
  };
}

const editionName = (version: number, today: string) => `${version} ${today}`;

const unknownEdition = (today: string): Edition => ({ today, name: `unknown ${today}` });
