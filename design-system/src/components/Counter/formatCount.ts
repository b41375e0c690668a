import { usableLocale } from '../../hooks/usableLocale.ts';
import { counterValueAt } from './counterGeometry.ts';

const formats = new Map<string, Intl.NumberFormat>();

interface CountFormatOptions {
  value: number;
  prefix?: string;
  suffix: string;
  locale: string;
  format?: Intl.NumberFormatOptions | undefined;
}

/** Groups digits from 10 000 up by locale, and keeps decimals. */
const defaultFormat: Intl.NumberFormatOptions = { useGrouping: 'min2', maximumFractionDigits: 6 };

function numberFormat(locale: string, format: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  const key = `${locale} ${format ? JSON.stringify(format) : ''}`;
  const known = formats.get(key);
  if (known) return known;
  const added = new Intl.NumberFormat(usableLocale(locale), format ?? defaultFormat);
  formats.set(key, added);
  return added;
}

/** Formats a number between its prefix and its suffix; returns a dash for NaN and infinities. */
export function formatCount({ value, prefix = '', suffix, locale, format }: CountFormatOptions): string {
  if (!Number.isFinite(value)) return '–';
  return `${prefix}${numberFormat(locale, format).format(value)}${suffix}`;
}

/** Returns all animation frames from one number to another, one per line. */
export function counterFrames({
  from = 0,
  value,
  prefix = '',
  suffix,
  locale,
  format,
  steps,
}: CountFormatOptions & { from?: number; steps: number }): string {
  const affixes = { prefix: inOneLine(prefix), suffix: inOneLine(suffix) };
  const minDecimals = format?.style === 'percent' ? 2 : 0;
  return Array.from({ length: steps + 1 }, (_line, step) =>
    formatCount({
      value: counterValueAt({ from, value, minDecimals, step, steps }),
      ...affixes,
      locale,
      format,
    }),
  ).join('\n');
}

const inOneLine = (text: string) => text.replace(/\s/g, ' ');
