import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFinderQuery, finderBounds, finderSearch, notStated, parseFinderQuery } from './finderQuery.ts';

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search));

/** The longest key of a property. */
const longKey = 'k'.repeat(finderBounds.keyLength);

it('has one address for a query, in any order of its parts', () => {
  const search =
    'query=gland&where=cableDiameter:9..12&where=entryThread:M20&sort=-ip&look=table&unit=in&unit=f&page=2';
  const shuffled = search.split('&').toReversed().join('&');
  expect(finderSearch(parse(shuffled).query)).toBe(search);
  expect(finderSearch(parse(`${shuffled}&where=entryThread:M20`).query)).toBe(search);
});

it('has the empty address for the defaults', () => {
  expect(parse('')).toEqual({ query: createFinderQuery(), ignored: [] });
  expect(finderSearch(createFinderQuery())).toBe('');
});

it('has the category and up to 200 typed characters', () => {
  expect(parse('category=Cable+Glands&query=+gland+').query).toMatchObject({
    category: 'Cable Glands',
    query: 'gland',
  });
  expect(parse(`query=${'a'.repeat(9000)}`).query.query).toHaveLength(finderBounds.queryLength);
});

it.each([
  ['where=ip: 54 ', { key: 'ip', value: '54' }],
  [`where=ip:${notStated}`, { key: 'ip', value: notStated }],
  [`where=${longKey}:1`, { key: longKey, value: '1' }],
  ['min.ip=+4+&max.ip=5', { key: 'ip', value: '4..5..typed' }],
  ['min.ip=4', { key: 'ip', value: '4....typed' }],
  ['max.ip=5&min.ip=', { key: 'ip', value: '..5..typed' }],
  [`min.ip=${'4'.repeat(50)}`, { key: 'ip', value: `${'4'.repeat(20)}....typed` }],
])('reads the filter of %s', (search, filter) => {
  expect(parse(search)).toMatchObject({ query: { filters: [filter] }, ignored: [] });
});

it.each(['min.ip=+', 'min.=4', `min.${longKey}k=4`, 'ip=4'])('reads no range of %s', (search) => {
  expect(parse(search)).toMatchObject({ query: { filters: [] }, ignored: [] });
});

it.each([
  ['ip', 'ip'],
  [`-${longKey}`, `-${longKey}`],
  ['-', null],
  ['', null],
  [`${longKey}k`, null],
  [`k-${longKey.slice(1)}`, null],
])('reads the order %j as %j', (text, sort) => {
  expect(parse(`sort=${text}`).query.sort).toBe(sort);
});

it('reports what it cannot parse, and what exceeds the bounds', () => {
  expect(parse('where=entryThread&where=:M20&where=a:').ignored).toEqual(['entryThread', ':M20', 'a:']);
  expect(parse(`where=${longKey}k:1`).ignored).toEqual([longKey]);
  const many = Array.from({ length: 12 }, (_, at) => `where=k${at}:1`).join('&');
  expect(parse(many).query.filters).toHaveLength(finderBounds.filters);
  expect(parse(many).ignored).toEqual(['k8:1', 'k9:1']);
});

it('leaves space in the address for the typed text', () => {
  const space = finderBounds.addressLength - finderBounds.queryLength;
  const longest = 'x'.repeat(space - '&where=a%3A'.length);
  expect(parse(`where=a:${longest}`).ignored).toEqual([]);
  expect(parse(`where=a:${longest}x`)).toMatchObject({ query: { filters: [] }, ignored: [`a:${longest}x`] });
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
