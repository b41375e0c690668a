import type { CompareColumn, CompareRow } from '@elvora/design-system/CompareTable';
import { photos } from './photos.ts';

const column = (code: string): CompareColumn => ({
  key: code,
  title: code,
  href: `#${code}`,
  caption: 'Power Contactor 9–38 A',
  source: photos.contactor,
  drawing: 'contactor',
  removeHref: `#without-${code}`,
  addForm: { action: '#', fields: { product: '14', code } },
  onAdd: () => undefined,
});

/** Three contactors. */
export const compareColumns: readonly CompareColumn[] = ['EV-PC-25', 'EV-PC-32', 'EV-PC-38'].map(column);

const row = (
  name: string,
  unit: string,
  texts: readonly (string | null)[],
  differences: readonly string[] = [],
): CompareRow => ({
  name,
  unit,
  cells: texts.map((text, at) => (text === null ? null : { text, difference: differences[at - 1] ?? null })),
});

export const compareDifferences: readonly CompareRow[] = [
  row('AC-3 current', 'A', ['25', '32', '38'], ['+7 A', '+13 A']),
  row('Motor at 415 V', 'kW', ['11', '15', '18.5'], ['+4 kW', '+7.5 kW']),
  row('Max. gG fuse, type 1', 'A', ['40', '63', null], ['+23 A']),
  row('Weight', 'kg', ['0.38', '0.38', '0.39'], ['same', '+0.01 kg']),
];

export const compareEqual: readonly CompareRow[] = [
  row('Built-in auxiliary', '', ['1 NO', '1 NO', '1 NO']),
  row('Coil power, AC, holding', 'VA', ['7.5', '7.5', '7.5']),
];
