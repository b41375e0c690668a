import { usableLocale } from '../../hooks/usableLocale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date (YYYY-MM-DD) as '9 April 2026'; returns any other text unchanged. */
export function formatDay(day: string, locale = 'en-IN'): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  // `Date` would roll over days a month does not have, such as 31 April.
  if (!date || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(usableLocale(locale), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  formats.set(locale, format);
  return format.format(date);
}
