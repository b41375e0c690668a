import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparisonKeySearch,
  comparisonSearch,
  maxCompared,
  maxNamedItems,
  parseComparison,
} from './comparisonQuery.ts';

const parse = (search: string) => parseComparison(new URLSearchParams(search));

describe('parseComparison', () => {
  it('reads products and sizes, each once', () => {
    expect(parse('item=2&item=2:EV-BG-M20&item=2:ev-bg-m20&item=14:EV/P%3AC').items).toEqual([
      { productId: 2, code: '' },
      { productId: 2, code: 'EV-BG-M20' },
      { productId: 14, code: 'EV/P:C' },
    ]);
  });

  it.each([
    ['spaces around the parts', ' 2: EV-1 ', '2:EV-1'],
    ['the micro sign as the Greek letter', '2:EV-10µF', '2:EV-10μF'],
  ])('treats items that differ by %s as one', (_, text, same) => {
    const search = new URLSearchParams([
      ['item', text],
      ['item', same],
    ]);
    expect(parseComparison(search)).toMatchObject({
      items: [{ productId: 2, code: text.trim().slice(2).trim() }],
      unreadable: [],
    });
  });

  it('reads an item of up to 200 characters', () => {
    const longest = `2:${'x'.repeat(198)}`;
    expect(parse(`item=${longest}`).items).toHaveLength(1);
    expect(parse(`item=${longest}x`)).toMatchObject({ items: [], unreadable: [longest.slice(0, 60)] });
  });

  it('reads the first twelve, since some may not be found, and reports the others', () => {
    const read = Array.from({ length: maxNamedItems }, (_, at) => at + 1);
    const { items, excess } = parse(`${read.map((id) => `item=${id}&`).join('')}item=13&item=14:EV-1`);
    expect(items.map(({ productId }) => productId)).toEqual(read);
    expect(excess).toEqual(['Product 13', 'EV-1']);
  });

  it('reports text that is not an item, truncated for display', () => {
    const { items, unreadable } = parse(
      `item=x&item=0&item=2:&item=&item=-1&item=2x&item=${'9'.repeat(500)}`,
    );
    expect(items).toEqual([]);
    expect(unreadable).toEqual(['x', '0', '2:', '-1', '2x', '9'.repeat(60)]);
  });

  it('reads up to 200 typed characters', () => {
    expect(parse('').add).toBe('');
    expect(parse(`add=%20EV-PC-25%20`).add).toBe('EV-PC-25');
    expect(parse(`add=${'a'.repeat(9000)}`).add).toHaveLength(200);
  });

  it('parses what it formats', () => {
    const item = fc.record({
      productId: fc.integer({ min: 1, max: 999_999_999 }),
      code: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    });
    const items = fc.uniqueArray(item, {
      maxLength: maxCompared,
      selector: ({ productId, code }) => `${productId}:${code}`.toUpperCase(),
    });
    fc.assert(
      fc.property(items, (list) => {
        expect(parse(comparisonSearch(list)).items).toEqual(list);
      }),
    );
  });
});

describe('comparisonKeySearch', () => {
  const keySearch = (search: string) => comparisonKeySearch(new URLSearchParams(search));

  it('is the same for every address of a comparison', () => {
    expect(keySearch('add=a&utm=x&item=2&item=&item=3&add=b')).toBe('item=2&item=3&add=a');
    expect(keySearch('')).toBe('');
  });

  it('has as many items as are read, not counting blank ones', () => {
    const items = Array.from({ length: maxNamedItems + 1 }, (_, at) => `item=${at + 1}`);
    const withBlank = items.toSpliced(1, 0, 'item=');
    expect(keySearch(withBlank.join('&'))).toBe(items.slice(0, maxNamedItems).join('&'));
  });

  it('has no value of a parameter that starts with an empty one', () => {
    expect(keySearch('add=&add=b')).toBe('');
  });
});
