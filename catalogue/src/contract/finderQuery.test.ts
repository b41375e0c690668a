import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finderBounds, finderSearch, finderUnits, parseFinderQuery } from './finderQuery.ts';

import { fromOtherUnit, hasOtherUnit, otherUnitNumber, readGauges, toOtherUnit } from './finderUnits.ts';

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search));

it('has one address for a query, in any order of its parts', () => {
  const search = 'query=gland&where=cableDiameter:9..12&where=entryThread:M20&look=table&unit=in&page=2';
  const shuffled = search.split('&').toReversed().join('&');
  expect(finderSearch(parse(shuffled).query)).toBe(search);
});

it('reports what it cannot parse, and what exceeds the bounds', () => {
  expect(parse('where=entryThread&where=:M20&where=a:').ignored).toEqual(['entryThread', ':M20', 'a:']);
  const many = Array.from({ length: 12 }, (_, at) => `where=k${at}:1`).join('&');
  expect(parse(many).query.filters).toHaveLength(finderBounds.filters);
  expect(parse(many).ignored).toEqual(['k8:1', 'k9:1']);
  expect(parse(`where=a:${'x'.repeat(3000)}`)).toMatchObject({
    query: { filters: [] },
    ignored: [expect.stringContaining('a:x')],
  });
});

it('parses any address, and serializes to the same address again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('query', 'where', 'page', 'sort', 'min.a'), fc.string())),
      (pairs) => {
        const { query } = parseFinderQuery(new URLSearchParams(pairs));
        const again = parse(finderSearch(query)).query;
        expect(finderSearch(again)).toBe(finderSearch(query));
        expect(finderSearch(query).length).toBeLessThan(3 * finderBounds.addressLength);
      },
    ),
  );
});

it('converts into the other unit and back', () => {
  for (const unit of finderUnits) expect(fromOtherUnit(toOtherUnit(12, unit), unit)).toBeCloseTo(12);
  expect(otherUnitNumber(25.4, 'in')).toBe('1');
  expect(otherUnitNumber(3.31, 'awg')).toBe('12');
  expect(otherUnitNumber(107.2, 'awg')).toBe('4/0');
  expect([0, 107.2, 240].map((area) => hasOtherUnit(area, 'awg'))).toEqual([false, true, false]);
  expect(readGauges('1/0..4/0')).toBe('0..-3');
});
