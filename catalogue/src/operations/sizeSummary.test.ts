import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSizes } from './productSizes.ts';
import { sizeFacts, sizeSummary } from './sizeSummary.ts';
import { readSpecification } from './specification.ts';

const sizesOf = (headers: string[], ...rows: string[][]) => readSizes(readSpecification({ headers, rows }));
const summaryOf = (headers: string[], rows: string[][]) => {
  const sizes = sizesOf(headers, ...rows);
  return sizeSummary(sizes.length, sizeFacts(sizes));
};

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
        ['C-3', 'M25', 'M20'],
      ],
      '3 sizes · M20–M25, PG 16',
    ],
    [
      ['Code', 'Inner sheath Ø (mm)', 'Outer sheath max. Ø (mm)'],
      [
        ['C-1', '6–12', '15.9'],
        ['C-2', '12–20', '26.2'],
      ],
      '2 sizes · up to 26.2 mm',
    ],
    [
      ['Code', 'Supply', 'Air flow (m³/h)'],
      [
        ['C-1', '24 V DC', '25'],
        ['C-2', '230 V AC', '61'],
      ],
      '2 sizes · 25–61 m³/h',
    ],
    [
      ['Code', 'Setting (°C)', 'Width (mm)'],
      [
        ['C-1', '0–60', '33'],
        ['C-2', '0–60', '50'],
      ],
      '2 sizes',
    ],
    [
      ['Code', 'Modules', 'Height (mm)'],
      [
        ['C-1', '4', '200'],
        ['C-2', '12', '250'],
      ],
      '2 sizes · 4–12 modules',
    ],
    [
      ['Code', 'Width × height (mm)', 'Length (m)'],
      [
        ['C-1', '35 × 7.5', '1'],
        ['C-2', '35 × 15', '2'],
      ],
      '2 sizes · length 1–2 m',
    ],
    [
      ['Lens colour', 'Code, 24 V AC/DC', 'Code, 230 V AC'],
      [['Red', 'C-RD-24', 'C-RD-230']],
      '2 sizes · 24–230 V',
    ],
    [['Code'], [['C-1']], '1 size'],
    [['Letter'], [['A']], ''],
  ])('of %j %j is %j', (headers, rows, summary) => {
    expect(summaryOf(headers, rows)).toBe(summary);
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

it('summarises more sizes than the call stack can take', () => {
  const sizes = Array.from({ length: 150_000 }, (_, at) => ({
    variants: [],
    values: [{ title: 'Clamping range (mm)', text: `${1 + (at % 40)}–${50 + (at % 40)}` }],
  }));
  expect(sizeFacts(sizes)).toEqual([{ label: 'Clamping range', text: '1–89 mm' }]);
});

const anyCell = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '–',
    'M20 × 1.5',
    'PG 16',
    '3–6.5',
    '6.5 – 3',
    '2 × 0.5',
    '1e9',
    '24 V DC',
    '90°',
    '9'.repeat(400),
  ),
);
const anyTitle = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    'Entry thread',
    'Clamping range (mm)',
    'Width (mm)',
    'Modules',
    `Length (${'x'.repeat(200)})`,
  ),
);
const anySize = fc.record({
  variants: fc.array(anyCell, { maxLength: 2 }),
  values: fc.array(fc.record({ title: anyTitle, text: anyCell }), { maxLength: 6 }),
});

it('states at most two short facts of any table, the same ones in any order of its rows', () => {
  fc.assert(
    fc.property(fc.array(anySize, { maxLength: 5 }), (sizes) => {
      const facts = sizeFacts(sizes);
      expect(facts.length).toBeLessThanOrEqual(2);
      for (const { label, text } of facts) {
        expect(label.length).toBeLessThanOrEqual(80);
        expect(text.length).toBeLessThanOrEqual(40);
        expect(text).not.toMatch(/Infinity|NaN/);
      }
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(500), fc.nat(500)), { minLength: 1, maxLength: 9 }), (rows) => {
      const sizes = rows.map(([current, length], at) => ({
        code: `C-${at}`,
        variants: [],
        values: [
          { title: 'Rated current (A)', text: String(current) },
          { title: 'Length (m)', text: String(length) },
        ],
      }));
      expect(sizeFacts(sizes.toReversed())).toEqual(sizeFacts(sizes));
    }),
  );
});
