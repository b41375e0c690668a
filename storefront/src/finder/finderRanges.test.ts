import type { FinderFacet, FinderUnit } from '@elvora/catalogue/contract';
import { fromOtherUnit, parseFinderQuery } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { finderHrefs, submittedSearch } from './finderAddress.ts';
import { shownRange, unitLinks, withUneditedRanges } from './finderRanges.ts';

const cable: FinderFacet = {
  key: 'cable',
  name: 'Cable diameter',
  kind: 'range',
  unit: 'mm',
  otherUnit: 'in',
  sizeCount: 3,
  notStatedCount: 0,
  isNotStatedChosen: false,
  low: 2.54,
  high: 76.2,
  from: 9,
  to: 12,
  buckets: [
    { from: 0, to: 25.4, sizeCount: 2 },
    { from: 25.4, to: 76.2, sizeCount: 1 },
  ],
  values: [],
};

const area: FinderFacet = {
  ...cable,
  key: 'area',
  unit: 'mm²',
  otherUnit: 'awg',
  low: 0.5,
  high: 107.2,
  from: 3.31,
  to: null,
  buckets: [
    { from: 0, to: 2, sizeCount: 5 },
    { from: 2, to: 16, sizeCount: 3 },
    { from: 16, to: 107.2, sizeCount: 1 },
  ],
};

describe('a range in the chosen unit', () => {
  it('equals that of the API in its base unit', () => {
    const { unit, low, high, from, to, buckets } = cable;
    expect(shownRange(cable, ['hp'])).toEqual({ unit, low, high, from, to, buckets });
    expect(shownRange({ ...cable, otherUnit: null }, ['in'])).toMatchObject({ unit: 'mm', low: 2.54 });
  });

  it('converts its limits, its choice and its bars', () => {
    expect(shownRange(cable, ['in'])).toEqual({
      unit: 'in',
      low: 0.1,
      high: 3,
      from: 0.3543307,
      to: 0.4724409,
      buckets: [
        { from: 0.1, to: 1, sizeCount: 2 },
        { from: 1, to: 3, sizeCount: 1 },
      ],
    });
  });

  it('is reversed in gauges', () => {
    const { unit, low, high, from, to, buckets } = shownRange(area, ['awg']);
    expect(unit).toBe('AWG');
    expect([low, high, to].map((end) => end && Math.round(end))).toEqual([-3, 20, 12]);
    expect(from).toBeNull();
    expect(buckets.map(({ sizeCount }) => sizeCount)).toEqual([1, 3, 5]);
    for (const bucket of buckets) expect(bucket.from).toBeLessThan(bucket.to);
    expect(buckets[0]?.to).toBe(buckets[1]?.from);
    expect(buckets.at(-1)?.to).toBe(high);
  });

  it('omits limits that no gauge has', () => {
    expect(shownRange({ ...area, low: 0 }, ['awg'])).toMatchObject({ high: null, buckets: { length: 2 } });
  });

  // The server parses typed ends like `readFilters`.
  it.each<[FinderUnit, number]>([
    ['in', 9],
    ['in', 33.3333],
    ['hp', 0.55],
    ['f', 37.7778],
  ])('is read as it was in %s: %d', (otherUnit, from) => {
    const shown = shownRange({ ...cable, otherUnit, from }, [otherUnit]).from ?? Number.NaN;
    expect(Number(fromOtherUnit(shown, otherUnit).toPrecision(6))).toBe(from);
  });

  it('shows what was typed', () => {
    // 100 °F and 12 AWG as stored in addresses.
    expect(shownRange({ ...cable, otherUnit: 'f', from: 37.7778 }, ['f']).from).toBe(100);
    expect(shownRange({ ...area, from: 3.30877 }, ['awg']).to).toBe(12);
  });
});

it('links to both units by their names, regardless of the chosen one', () => {
  expect(unitLinks(cable, finderHrefs('/p', ''))).toEqual([
    { name: 'mm', href: '/p', isCurrent: true },
    { name: 'in', href: '/p?unit=in', isCurrent: false },
  ]);
  expect(unitLinks(cable, finderHrefs('/p', 'unit=in'))).toEqual([
    { name: 'mm', href: '/p', isCurrent: false },
    { name: 'in', href: '/p?unit=in', isCurrent: true },
  ]);
  expect(unitLinks({ unit: 'A', otherUnit: null }, finderHrefs('/p', ''))).toEqual([]);
});

describe('a form with ranges', () => {
  const submitted = (search: string, fields: [string, string][], facet = cable) => {
    const { query } = parseFinderQuery(new URLSearchParams(search));
    return submittedSearch(withUneditedRanges(fields, { facets: [facet], query }));
  };

  it('keeps the filters of an unedited range, in any unit', () => {
    const fields: [string, string][] = [
      ['where', 'material:Brass'],
      ['unit', 'in'],
      ['min.cable', '0.3543307'],
      ['max.cable', '0.4724409'],
    ];
    expect(submitted('where=cable:9..12&unit=in', fields)).toBe(
      'where=cable:9..12&where=material:Brass&unit=in',
    );
    // Adjacent ranges are not merged.
    const ends: [string, string][] = [
      ['min.cable', '9'],
      ['max.cable', '12'],
    ];
    expect(submitted('where=cable:11..12&where=cable:9..10', ends)).toBe(
      'where=cable:11..12&where=cable:9..10',
    );
  });

  it('sends both ends of an edited one as they are typed', () => {
    const edited: [string, string][] = [
      ['min.cable', '9'],
      ['max.cable', ''],
    ];
    expect(submitted('where=cable:9..12', edited)).toBe('where=cable:9....typed');
  });

  it('sends nothing of an open one', () => {
    const open: [string, string][] = [
      ['min.cable', ''],
      ['max.cable', ''],
    ];
    expect(submitted('', open, { ...cable, from: null, to: null })).toBe('');
  });
});
