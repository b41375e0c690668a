import type { SizeColumn, SizeGroup, SizeRow } from '@elvora/design-system/SizeTable';
import { photos } from './photos.ts';

/** Common columns of cable glands. */
export const sizeColumns: readonly SizeColumn[] = [
  { key: 'thread', name: 'Entry thread', unit: '', isText: true },
  { key: 'cable', name: 'Clamping range', unit: 'mm' },
  { key: 'spanner', name: 'Spanner', unit: 'mm' },
  { key: 'protection', name: 'Protection', unit: '', isText: true },
];

/** A size that meets the cable condition of a query. */
export const sizeRow = (code: string, cable: string, note: string | null = null): SizeRow => ({
  code,
  href: `#${code}`,
  cells: [
    { text: 'M20 × 1.5' },
    { text: cable, note, isMatch: true },
    { text: '24' },
    note === null ? { text: 'IP66, IP68' } : null,
  ],
});

/** Two products with their sizes, the second with more than are initially shown. */
export const sizeGroups: readonly SizeGroup[] = [
  {
    key: 'metric',
    product: {
      name: [
        { text: 'Brass', isMatch: true },
        { text: ' Cable Gland, Metric Thread', isMatch: false },
      ],
      href: '#metric',
      source: photos.brassGland,
      categoryName: 'Brass Cable Glands',
      summary: '1 of 8 sizes meets all conditions',
      allSizes: { label: 'All 8 sizes', href: '#metric' },
    },
    rows: [sizeRow('EV-BG-M20', '7–13')],
  },
  {
    key: 'armoured',
    product: {
      name: [{ text: 'Single Compression Cable Gland for Armoured Cable', isMatch: false }],
      href: '#armoured',
      source: photos.brassGland,
      categoryName: 'Armoured Cable Glands',
      summary: '9 of 9 sizes',
      missing: 'protection not stated',
      allSizes: { label: 'All 9 sizes', href: '#armoured' },
    },
    rows: ['16', '20S', '20', '25', '32'].map((size) => sizeRow(`EV-AGS-${size}`, '≤ 15.9', 'Outer sheath')),
    shownCount: 3,
  },
];
