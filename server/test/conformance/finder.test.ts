import { setTimeout } from 'node:timers/promises';
import { finderKey, type FinderQuery, publicReaders, resourceKeys } from '@elvora/catalogue/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededApi } from '../support/seededApi.ts';
import { codesOf } from '../support/foundCodes.ts';
import { databaseKinds } from '../support/testDatabases.ts';

/** Queries with the same results in both databases. */
const questions: readonly Partial<FinderQuery>[] = [
  { query: 'brass gland m20 ip68 9-12 mm' },
  { query: 'brass gland m20 ip69' },
  { query: '25a contactor 24vdc' },
  { query: 'EVBG' },
  {
    query: 'gland',
    filters: [
      { key: 'cableDiameter', value: '9..12' },
      { key: 'entryThread', value: 'M20' },
    ],
  },
  { category: 'Cable Glands' },
  { category: 'Cable Glands', look: 'table', sort: '-cableDiameter', page: 2 },
  { look: 'table', filters: [{ key: 'motorPower', value: '4..5.5' }] },
];

const answers = new Map<string, unknown>();

describe.each(databaseKinds)('the finder on %s', (kind) => {
  const { get } = seededApi(kind);
  const ask = async (query: Partial<FinderQuery>) => {
    const { status, body } = await get(finderKey(query));
    expect(status).toBe(200);
    return publicReaders.finder(body);
  };

  beforeAll(async () => {
    // On a busy machine the first queries do not wait for the sizes to load.
    while (!(await ask({})).isComplete) await setTimeout(50);
  }, 60_000);

  it('interprets a query, marks the sizes that meet it and the matching cells', async () => {
    const answer = await ask({ query: 'Brass gland M20 IP68 9-12 mm' });
    expect(answer.conditions.map(({ name, text }) => `${name} ${text}`)).toEqual([
      'Entry thread M20',
      'Protection IP68',
      'Cable diameter fits 9–12 mm',
    ]);
    expect(answer.conditions[0]?.without).toBe('query=Brass%20gland%20IP68%209-12%20mm');
    expect(codesOf(answer)).toEqual(['EV-BG-M20']);
    const [size] = answer.groups[0]?.products[0]?.sizes ?? [];
    expect(size?.cells.flatMap((cell) => (cell?.isMatch ? [cell.text] : []))).toEqual([
      'M20 × 1.5',
      '7–13',
      'IP68',
    ]);
    expect(answer.totals).toMatchObject({ products: 1, sizes: 1 });
    expect(answer.others.map(({ missing }) => missing)).toContain('not “Brass”');
    expect(answer.isComplete).toBe(true);
  });

  it('reports the description as the source of a value that no table has', async () => {
    const filters = [
      { key: 'protection', value: 'IP68' },
      { key: 'entryThread', value: 'M20' },
    ];
    const byFilter = await ask({ query: 'brass gland', filters });
    const byTable = await ask({ query: 'brass gland', filters, look: 'table' });
    for (const { columns, size } of [
      { columns: byFilter.columns, size: byFilter.groups[0]?.products[0]?.sizes[0] },
      { columns: byTable.columns, size: byTable.rows[0]?.size },
    ]) {
      expect(size?.cells[columns.findIndex(({ key }) => key === 'protection')]).toEqual({
        text: 'IP68',
        header: 'from the description',
        isMatch: true,
      });
    }
  });

  it('shows a column only if a size on the page has a cell in it', async () => {
    for (const query of ['m20 gland ip68', 'contactor 25a', 'cable tie', 'relay 24 vdc']) {
      // oxlint-disable-next-line no-await-in-loop -- in order, for readable failures
      const { columns, groups } = await ask({ query });
      const sizes = groups.flatMap(({ products }) => products.flatMap((product) => product.sizes));
      const empty = columns.filter((_, at) => sizes.every(({ cells }) => cells[at] === null));
      expect({ query, empty: empty.map(({ key }) => key) }).toEqual({ query, empty: [] });
    }
  });

  it('adds the unit to the names of facets that only differ by it', async () => {
    const { facets } = await ask({ category: 'Panel Meters' });
    expect(facets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Direct range (A)', 'Direct range (V)', 'Direct range (Hz)', 'Outline']),
    );
  });

  it('reports the condition that nothing meets, with the nearest existing value', async () => {
    const { relaxed, conditions, totals } = await ask({ query: 'brass gland m20 ip69' });
    expect(relaxed).toMatchObject({ text: 'IP69', sizeCount: totals.sizes, nearest: { text: 'IP68' } });
    expect(relaxed?.without).toBe('query=brass%20gland%20m20');
    expect(conditions.filter(({ isUsed }) => !isUsed).map(({ text }) => text)).toEqual(['IP69']);
  });

  it('reports no dropped condition when the filters leave no result', async () => {
    const filters = [{ key: 'cableDiameter', value: '900..901' }];
    expect(await ask({ query: 'brass gland m20 ip69', filters })).toMatchObject({ relaxed: null });
  });

  it('reports whether a nearly matching product has another value or none', async () => {
    const others = async (query: string) => (await ask({ query })).others;
    const stated = [...(await others('gland m20 ip68')), ...(await others('contactor 25a 24vdc'))];
    const texts = stated.map(({ missing }) => missing);
    expect(texts.filter((text) => !/^not |not stated$/.test(text))).toEqual([]);
    expect(texts).toContain('not IP68');
    const cells = stated.flatMap(({ sizes }) => sizes.flatMap((size) => size.cells));
    expect(cells.filter((cell) => cell?.isMatch)).toEqual([]);
  });

  it('shows why products nearly match in the letters and columns of the query when nothing else is found', async () => {
    const answer = await ask({ query: 'DOL starter 3.7 kW without Enclosure' });
    expect(answer.totals.products).toBe(0);
    expect(answer.conditions.map(({ text }) => text)).toEqual(['3.7 kW', 'not Enclosure']);
    expect(answer.others.map(({ missing }) => missing)).toEqual([
      'excluded by “without Enclosure”',
      'not “DOL”',
    ]);
    expect(answer.columns.map(({ key }) => key)).toContain('motorPower');
    const column = answer.columns.findIndex(({ key }) => key === 'motorPower');
    const [excluded] = answer.others;
    expect(excluded?.sizes.map(({ code, cells }) => [code, cells[column]?.text])).toEqual([
      ['EV-DOL-5', '3.7'],
    ]);
  });

  it('groups a category by type, and narrows it with counts that follow the filters', async () => {
    const all = await ask({ category: 'Cable Glands' });
    expect(all.groups.map(({ name }) => name).slice(0, 2)).toEqual(['Cable Glands', 'Brass Cable Glands']);
    expect(all.totals.products).toBe(all.totals.ofProducts);
    const thread = all.facets.find(({ key }) => key === 'entryThread');
    const m20 = thread?.values.find(({ value }) => value === 'M20');
    const narrowed = await ask({ category: 'Cable Glands', filters: [{ key: 'entryThread', value: 'M20' }] });
    expect(narrowed.totals.sizes).toBe(m20?.sizeCount);
    expect(narrowed.totals.ofSizes).toBe(all.totals.ofSizes);
    const own = narrowed.facets.find(({ key }) => key === 'entryThread');
    expect(own?.values.map(({ sizeCount }) => sizeCount)).toEqual(
      thread?.values.map(({ sizeCount }) => sizeCount),
    );
    expect(own?.values.find(({ isChosen }) => isChosen)?.value).toBe('M20');
  });

  it('lists sizes as rows, sorted by a property, with those without it last', async () => {
    const first = await ask({ category: 'Cable Glands', look: 'table', sort: 'cableDiameter' });
    const column = first.columns.findIndex(({ key }) => key === 'cableDiameter');
    expect(first.rows[0]?.size.cells[column]?.text).toBe('2.5–3.5');
    const last = await ask({
      category: 'Cable Glands',
      look: 'table',
      sort: 'cableDiameter',
      page: first.pageCount,
    });
    expect(last.rows.at(-1)?.size.cells[column]).toBeNull();
    expect(first.rowProducts.map(({ id }) => id)).toEqual([
      ...new Set(first.rows.map(({ productId }) => productId)),
    ]);
  });

  it('parses typed ranges in the chosen unit and swaps reversed ones', async () => {
    const { body } = await get(
      '/finder?category=Cable%20Glands&unit=in&min.cableDiameter=0.472&max.cableDiameter=0.354',
    );
    const answer = publicReaders.finder(body);
    expect(answer.search).toBe('where=cableDiameter:8.9916..11.9888&unit=in');
    expect(answer.conditions.map(({ text }) => text)).toEqual(['fits 0.354–0.472 in']);
    expect(codesOf(answer)).toContain('EV-BG-M20');
  });

  it('treats a single bound of a cable range as the cable diameter, which a size must fit', async () => {
    const answerOf = async (search: string) =>
      publicReaders.finder((await get(`/finder?category=Cable%20Glands&${search}`)).body);
    const whole = await answerOf('min.cableDiameter=10&max.cableDiameter=10');
    for (const end of ['min.cableDiameter=10', 'max.cableDiameter=10']) {
      const answer = await answerOf(end);
      expect(answer.totals).toEqual(whole.totals);
      expect(codesOf(answer)).toEqual(codesOf(whole));
    }
    const [from] = (await answerOf('min.cableDiameter=10')).conditions;
    expect(from?.text).toBe('fits from 10 mm');
  });

  it.each([
    ['an unknown property', 'where=nothing:1', 'nothing:1'],
    ['a value that is no number', 'where=cableDiameter:wide', 'cableDiameter:wide'],
    ['a filter without a value', 'where=cableDiameter', 'cableDiameter'],
    ['an inherited name', 'where=constructor:1', 'constructor:1'],
  ])('ignores %s and reports it', async (_what, search, name) => {
    const { status, body } = await get(`/finder?category=Cable%20Glands&${search}`);
    expect(status).toBe(200);
    const answer = publicReaders.finder(body);
    expect(answer.ignored).toEqual([name]);
    expect(answer.totals.sizes).toBe(answer.totals.ofSizes);
  });

  it('reads at most ten filters, in a fixed order', async () => {
    const values = Array.from({ length: 12 }, (_, at) => `where=entryThread:M${40 - at}`);
    const { body } = await get(`/finder?${values.join('&')}`);
    const { search, ignored, facets } = publicReaders.finder(body);
    expect(ignored).toHaveLength(2);
    expect(search.split('&')).toEqual(search.split('&').toSorted());
    expect(search.split('&')).toHaveLength(10);
    expect(
      facets.find(({ key }) => key === 'entryThread')?.values.filter(({ isChosen }) => isChosen),
    ).toHaveLength(10);
  });

  it('finds nothing for contradictory filters, and keeps them to be removed', async () => {
    const filters = [
      { key: 'cableDiameter', value: '900..901' },
      { key: 'entryThread', value: 'M20' },
    ];
    const answer = await ask({ query: 'gland', filters });
    expect(answer.totals).toMatchObject({ products: 0, sizes: 0 });
    expect(answer.conditions.map(({ source }) => source)).toEqual(['filter', 'filter']);
    expect(answer.facets.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['cableDiameter', 'entryThread']),
    );
  });

  it('ignores filters whose unit or kind does not fit the property, and reports them', async () => {
    const filters = [
      { key: 'cableDiameter', value: '9..12 kg' },
      { key: 'cableDiameter', value: 'M20' },
      { key: 'entryThread', value: '<b>M20</b>' },
    ];
    const answer = await ask({ query: 'gland', filters });
    expect(answer.ignored).toHaveLength(2);
    expect(answer.totals.sizes).toBe(0);
    expect(answer.conditions).toMatchObject([{ source: 'filter', text: '<b>M20</b>' }]);
  });

  it.each([
    '%',
    '_',
    "'; drop table products; --",
    '"',
    '\u202Egland',
    '-',
    '\uFFFF',
    'ip',
    '12-9 mm',
    '5 V 5 mm 5 kg',
  ])('responds to the text %s', async (query) => {
    await ask({ query });
    expect((await get(resourceKeys.suggestions(query))).status).toBe(200);
  });

  it('rejects invalid input', async () => {
    for (const path of ['/finder', '/suggestions']) {
      expect((await get(`${path}?query=a%00b`)).status).toBe(400);
      expect((await get(`${path}?query=%E0%A4%A`)).status).toBe(400);
      expect((await get(`${path}?query=${'x'.repeat(201)}`)).status).toBe(400);
    }
    expect((await get('/finder?category=Nothing')).status).toBe(404);
  });

  it('suggests meanings, codes with their values, products, categories and properties', async () => {
    const suggest = async (text: string) =>
      publicReaders.suggestions((await get(resourceKeys.suggestions(text))).body);
    const meanings = (await suggest('25a')).understood;
    expect(meanings.map(({ name }) => name)).toContain('Rated current AC-3');
    expect((await get(`/finder?${meanings[0]?.search}`)).body.data.totals.sizes).toBe(meanings[0]?.sizeCount);
    const { codes } = await suggest('evbg m20');
    expect(codes[0]).toMatchObject({ code: 'EV-BG-M20', isExact: true, marks: [[0, 9]] });
    // A prefix of M20: there is no thread M2.
    const begun = (await suggest('ev-bg-m2')).codes;
    expect(begun.map(({ code }) => code)).toEqual(['EV-BG-M20', 'EV-BG-M25']);
    // The code of 3 A begins that of 32 A.
    const continued = (await suggest('EV-MCB-3C3')).codes;
    expect(continued.map(({ code }) => code)).toEqual(['EV-MCB-3C3', 'EV-MCB-3C32']);
    const rated = await suggest('25a contactor');
    expect(rated.codes[0]?.figures[0]).toMatchObject({ text: '25 A', isMatch: true });
    expect(rated.categories.map(({ name }) => name)).toContain('Contactors');
    const { products, categories, properties } = await suggest('cable');
    expect(products[0]?.name).toContain('Cable');
    expect(categories.map(({ name }) => name)).toContain('Cable Glands');
    expect(properties.map(({ key }) => key)).toContain('cableDiameter');
  });

  it.each([
    ['over', 'Thermal Overload Relay 0.1–38 A'],
    ['nylon gland m2', 'Nylon Cable Gland, Metric Thread'],
    ['rccb 30m', 'Residual Current Circuit Breaker'],
  ])('suggests products while "%s" is not complete', async (text, name) => {
    const body = (await get(resourceKeys.suggestions(text))).body;
    const { products, totals } = publicReaders.suggestions(body);
    expect(products.slice(0, 2).map((product) => product.name)).toContain(name);
    // The results of the typed text are others.
    expect(totals).toEqual({ products: 0, sizes: 0 });
  });

  it('reports the counted noun when nothing matches', async () => {
    const { conditions, relaxed } = await ask({ query: 'power contactor 9 pole 25a' });
    expect(conditions.map(({ name, text }) => `${name}: ${text}`)).toContain('Poles: 9');
    expect(relaxed?.text).toBe('9 poles');
    const { others } = await ask({ query: 'rccb 3 poles' });
    expect(others.map(({ missing }) => missing)).toEqual(['not 3 poles']);
  });

  it('leads to the size whose code was typed', async () => {
    expect((await ask({ query: 'ev bg m20' })).exactSize).toMatchObject({ code: 'EV-BG-M20' });
    expect((await ask({ query: 'brass gland' })).exactSize).toBeNull();
    // A code with an option, or a mistyped one, is not opened at once.
    expect((await ask({ query: 'EV-BG-M20-N' })).exactSize).toBeNull();
    expect(await ask({ query: 'EV-BG-M2O' })).toMatchObject({
      exactSize: null,
      didYouMean: { text: 'EV-BG-M20' },
    });
  });

  it.each(questions)('responds to %j like the other database', async (query) => {
    const answer = await ask(query);
    const name = JSON.stringify(query);
    if (!answers.has(name)) answers.set(name, answer);
    expect(answer).toEqual(answers.get(name));
  });
});
