import { dayInTimeZone } from '@elvora/catalogue/operations';

const minuteMs = 60_000;

/** Returns today's date in a time zone, computed once a minute: days begin on a full minute in every time zone. */
export function createDayClock(timeZone: string, now: () => Date): () => string {
  let minute = Number.NaN;
  let day = '';
  return () => {
    const date = now();
    const currentMinute = Math.floor(date.getTime() / minuteMs);
    if (currentMinute !== minute) {
      minute = currentMinute;
      day = dayInTimeZone(timeZone, date);
    }
    return day;
  };
}
