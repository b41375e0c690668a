const formats = new Map<string, Intl.NumberFormat>();

/** A number as people write it, and what stands after it: 5000 stays 5000, longer ones are grouped as the language does. What is no number is a dash alone. */
export function countFormat({
  value,
  suffix,
  locale,
}: {
  value: number;
  suffix: string;
  locale: string;
}): string {
  if (!Number.isFinite(value)) return '–';
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 6 });
  if (!known) formats.set(locale, format);
  return `${format.format(value)}${suffix}`;
}
