import { describe, expect, it } from 'vitest';
import { readSizes } from './productSizes.ts';
import { sizeFacts, sizeSummary } from './sizeSummary.ts';
import { readSpecification } from './specification.ts';

const sizesOf = (headers: string[], ...rows: string[][]) => readSizes(readSpecification({ headers, rows }));

describe('sizeSummary', () => {
  it.each([
    [
      ['Ordering code', 'Entry thread', 'Clamping range (mm)', 'Pack (pcs)'],
      [
        ['EV-BG-M12', 'M12 × 1.5', '3–6.5', '50'],
        ['EV-BG-M63', 'M63 × 1.5', '34–45', '5'],
      ],
      '2 sizes · M12–M63 · 3–45 mm',
    ],
    [
      ['Code, 3 pole', 'Code, 4 pole', 'Rated current (A)'],
      [
        ['EV-3-16', 'EV-4-16', '16'],
        ['EV-3-160', 'EV-4-160', '160'],
      ],
      '4 sizes · 16–160 A',
    ],
    [
      ['Code', 'Voltage'],
      [
        ['C-1', '24 V AC/DC'],
        ['C-2', '110–250 V AC'],
      ],
      '2 sizes · 24–250 V',
    ],
    [
      ['Code', 'Width (mm)', 'Height (mm)'],
      [
        ['C-1', '15', '20'],
        ['C-2', '25', '30'],
      ],
      '2 sizes · width 15–25 mm · height 20–30 mm',
    ],
    [
      ['Code', 'Contacts'],
      [
        ['C-1', '4 NO'],
        ['C-2', '2 NO'],
      ],
      '2 sizes',
    ],
    [
      ['Code', 'Current (A)'],
      [
        ['C-1', '10'],
        ['C-2', '–'],
      ],
      '2 sizes',
    ],
    [
      ['Code', 'Male thread', 'Female thread'],
      [
        ['C-1', 'M20', 'M16'],
        ['C-2', 'PG 16', 'M20'],
      ],
      '2 sizes',
    ],
    [['Code'], [['C-1']], '1 size'],
    [['Letter'], [['A']], ''],
  ])('of %j %j is %j', (headers, rows, summary) => {
    expect(sizeSummary(sizesOf(headers, ...rows))).toBe(summary);
  });
});

it('names the facts by their columns', () => {
  const sizes = sizesOf(
    ['Ordering code', 'Entry thread', 'Clamping range (mm)'],
    ['EV-BG-M12', 'M12 × 1.5', '3–6.5'],
    ['EV-BG-M63', 'M63 × 1.5', '34–45'],
  );
  expect(sizeFacts(sizes)).toEqual([
    { label: 'Entry thread', text: 'M12–M63' },
    { label: 'Clamping range', text: '3–45 mm' },
  ]);
});
