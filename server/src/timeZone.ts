/** Time zone of the company, whose day selects the best sellers (D-28). */
export const timeZone = 'Asia/Kolkata';

const localTimeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** Returns a moment in ISO 8601 with the hour of the company's clock and its offset: `2026-01-05T14:30:00+05:30`. */
export function localIsoTime(moment: Date): string {
  const zone = offsetFormat.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${localTimeFormat.format(moment).replace(', ', 'T')}${zone.replace('GMT', '') || 'Z'}`;
}
