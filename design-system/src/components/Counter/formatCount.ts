import { usableLocale } from '../../hooks/usableLocale.ts';
import { counterValueAt } from './counterGeometry.ts';

const formats = new Map<string, Intl.NumberFormat>();

interface CountFormatOptions {
  value: number;
  suffix: string;
  locale: string;
}

/** Formats a number with its suffix. Groups digits from 10 000 up by locale; returns a dash for NaN and infinities. */
export function formatCount({ value, suffix, locale }: CountFormatOptions): string {
  if (!Number.isFinite(value)) return '–';
  const known = formats.get(locale);
  const format =
    known ?? new Intl.NumberFormat(usableLocale(locale), { useGrouping: 'min2', maximumFractionDigits: 6 });
  if (!known) formats.set(locale, format);
  return `${format.format(value)}${suffix}`;
}

/** Returns all animation frames from 0 to the value, one per line. */
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
