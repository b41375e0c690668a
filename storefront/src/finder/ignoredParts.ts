import { type FinderResult, notStated } from '@elvora/catalogue/contract';

/** Suffix of a range that a form has submitted. */
const typedEnd = '..typed';

function valueText(value: string): string {
  if (value === notStated) return 'not stated';
  const [from = '', to] = value.split('..');
  if (to === undefined || from === to) return from;
  if (from === '') return `up to ${to}`;
  return to === '' ? `from ${from}` : `${from}–${to}`;
}

/** Describes the ignored parts of the address, by the names of their properties if known; '' for none. */
export function ignoredPartsText({
  ignored,
  facets,
  columns,
}: Pick<FinderResult, 'ignored' | 'facets' | 'columns'>): string {
  if (ignored.length === 0) return '';
  const names = new Map([...columns, ...facets].map(({ key, name }) => [key, name]));
  const parts = ignored.map((part) => {
    const text = part.endsWith(typedEnd) ? part.slice(0, -typedEnd.length) : part;
    const at = text.indexOf(':');
    const name = names.get(text.slice(0, Math.max(0, at)));
    return name === undefined ? text : `${name} ${valueText(text.slice(at + 1))}`;
  });
  return `Left out: ${[...new Set(parts)].join(', ')}`;
}
