/** Local time of the office (D-28). */
const timeZone = 'Asia/Kolkata';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const dayMs = 24 * 60 * 60 * 1000;

/** Formats a date as briefly as possible: '10:42', 'Yesterday', '18 Nov', '18 Nov 2025'; empty for an invalid one. */
export function formatShortDate(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const day = dayFormat.format(at);
  if (day === dayFormat.format(now)) return timeFormat.format(at);
  if (day === dayFormat.format(now - dayMs)) return 'Yesterday';
  return (day.slice(0, 4) === dayFormat.format(now).slice(0, 4) ? dateFormat : yearFormat).format(at);
}

/** Formats a day: '18 Nov 2025'; empty for an invalid one. */
export function formatDay(day: string): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? '' : yearFormat.format(at);
}

/** Formats a date in full: '21 November 2026, 10:42'; empty for an invalid one. */
export function formatLongDateTime(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : `${longFormat.format(at)}, ${timeFormat.format(at)}`;
}
