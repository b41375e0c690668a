import { usableLocale } from '../../hooks/usableLocale.ts';
import { counterValueAt } from './counterGeometry.ts';

const formats = new Map<string, Intl.NumberFormat>();

interface CountFormatOptions {
  value: number;
  suffix: string;
  locale: string;
}

/** A number as people write it, and what stands after it: 5000 stays 5000, longer ones are grouped as the language does. What is no number is a dash alone. */
export function formatCount({ value, suffix, locale }: CountFormatOptions): string {
  if (!Number.isFinite(value)) return '–';
  const known = formats.get(locale);
  const format =
    known ?? new Intl.NumberFormat(usableLocale(locale), { useGrouping: 'min2', maximumFractionDigits: 6 });
  if (!known) formats.set(locale, format);
  return `${format.format(value)}${suffix}`;
}

/** All that is shown on the way, from 0 to the value, a line for each. */
export function counterFrames({
  value,
  suffix,
  locale,
  steps,
}: CountFormatOptions & { steps: number }): string {
  const after = suffix.replace(/\s/g, ' ');
  return Array.from({ length: steps + 1 }, (_line, step) =>
    formatCount({ value: counterValueAt({ value, step, steps }), suffix: after, locale }),
  ).join('\n');
}
