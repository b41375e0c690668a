import { comparisonSearch, type Comparison, publicReaders, resourceKeys } from '@elvora/catalogue/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededApi } from '../support/seededApi.ts';
import { databaseKinds } from '../support/testDatabases.ts';

const results = new Map<string, unknown>();

describe.each(databaseKinds)('the comparison on %s', (kind) => {
  const { get } = seededApi(kind);
  const compare = async (search: string): Promise<Comparison> => {
    const { status, body } = await get(resourceKeys.comparison(search));
    expect(status).toBe(200);
    return publicReaders.comparison(body);
  };
  /** Product of an ordering code of the seed. */
  const productOf = async (code: string): Promise<number> => {
    const { items } = await compare(`add=${code}`);
    return items[0]?.product.id ?? 0;
  };
  let contactor = 0;
  let gland = 0;
  beforeAll(async () => {
    contactor = await productOf('EV-PC-25');
    gland = await productOf('EV-BG-M20');
  }, 60_000);

  it('puts sizes side by side, the same in any order of the address', async () => {
    const sizes = ['ev-pc-38', 'EV-PC-25', 'EV-PC-32'].map((code) => ({ productId: contactor, code }));
    const { items, rows, ignored, suggestions } = await compare(comparisonSearch(sizes));
    expect(items.map(({ code }) => code)).toEqual(['EV-PC-25', 'EV-PC-32', 'EV-PC-38']);
    const current = rows.find(({ name }) => name.startsWith('AC-3 current'));
    expect(current?.cells.map((cell) => [cell?.text, cell?.difference])).toEqual([
      ['25', null],
      ['32', '+7 A'],
      ['38', '+13 A'],
    ]);
    expect(current?.isEqual).toBe(false);
    expect(ignored).toEqual([]);
    expect(suggestions.map(({ code }) => code)).not.toContain('EV-PC-25');
    expect(suggestions.length).toBeGreaterThan(0);
    const other = await compare(comparisonSearch(sizes.toReversed()));
    expect(other.items.map(({ code }) => code)).toEqual(items.map(({ code }) => code));
    results.set(kind, rows);
    if (results.size === databaseKinds.length)
      expect(new Set([...results.values()].map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('compares products, with the ranges of their sizes', async () => {
    const { items, rows } = await compare(`item=${gland}&item=${contactor}:EV-PC-25`);
    expect(items.map(({ product, code }) => [product.id, code])).toEqual(
      [
        [gland, ''],
        [contactor, 'EV-PC-25'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    );
    const thread = rows.find(({ name }) => name === 'Entry thread');
    expect(thread?.cells.some((cell) => cell?.text.includes('more'))).toBe(true);
  });

  it('omits and reports lines that are unknown, unparsable or too many', async () => {
    const codes = ['EV-PC-9', 'EV-PC-12', 'EV-PC-18', 'EV-PC-25', 'EV-PC-32'];
    const { items, ignored } = await compare(
      `${comparisonSearch(codes.map((code) => ({ productId: contactor, code })))}&item=x`,
    );
    expect(items.map(({ code }) => code)).toEqual(codes.slice(0, 4));
    expect(ignored).toEqual([
      { text: 'x', reason: 'unreadable' },
      { text: 'EV-PC-32', reason: 'excess' },
    ]);
    const partly = await compare(
      `item=99999999&${comparisonSearch(codes.slice(0, 4).map((code) => ({ productId: contactor, code })))}`,
    );
    expect(partly.items.map(({ code }) => code)).toEqual(codes.slice(0, 4));
    expect(partly.ignored).toEqual([{ text: 'Product 99999999', reason: 'unknown' }]);
    const unknown = await compare(`item=99999999&item=${contactor}:EV-NO-1&item=${gland}:EV-PC-25`);
    expect(unknown.items).toEqual([]);
    expect(unknown.ignored.map(({ text, reason }) => `${text} ${reason}`)).toEqual([
      'Product 99999999 unknown',
      'EV-NO-1 unknown',
      'EV-PC-25 unknown',
    ]);
  });

  it('adds what was typed, and offers candidates when it is ambiguous', async () => {
    const one = await compare(`item=${contactor}:EV-PC-25&add=ev+pc+32`);
    expect(one.items.map(({ code }) => code)).toEqual(['EV-PC-25', 'EV-PC-32']);
    expect(one.typed).toBeNull();
    const several = await compare('add=contactor+25A');
    expect(several.items).toEqual([]);
    expect(several.typed?.choices.length).toBeGreaterThan(1);
    const none = await compare('add=%22%3Cscript%3E%27+zzqqxx');
    expect(none.typed).toEqual({ text: '"<script>\' zzqqxx', choices: [] });
  });

  it('responds without items, and to an address of the maximum length', async () => {
    expect(await compare('')).toMatchObject({ items: [], rows: [], ignored: [], typed: null });
    const { ignored } = await compare(`item=${'9'.repeat(4000)}`);
    expect(ignored).toEqual([{ text: '9'.repeat(60), reason: 'unreadable' }]);
  });
});
