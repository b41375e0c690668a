import { usableLocale } from '../../hooks/usableLocale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day (YYYY-MM-DD) as people write it: '9 April 2026'. What is no day stays as it is. */
export function formatDay(day: string, locale = 'en-IN'): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  // A day that no month has would silently become another.
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
