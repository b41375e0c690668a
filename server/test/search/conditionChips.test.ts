import { createFinderQuery } from '@elvora/catalogue/contract';
import { createProductSearch, createSizeReader } from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { describeConditions, describeNegations, withoutPart } from '../../src/api/finder/foundConditions.ts';
import { wantedText } from '../../src/api/finder/quantityTexts.ts';
import { readQueries } from './readQueries.ts';
import { readSeedProducts } from './seedProducts.ts';

/** Queries with units written together, abbreviated or mixed up. */
const oddlyWritten = [
  '24vdc relay',
  'lug 70 sqmm m10',
  'cable 25 deg c 4 core',
  '125 a mccb 25 a',
  'relay 1no+1nc 24v ac/dc',
  'dc 24v relay 2 c/o',
  'mcb c32 3 pole',
  'gland 9–12 mm ip-68',
  'EV-BG-M20 24vdc relay',
  '3x70sq cable 1.1kv',
  'between 9 and 12 mm gland m20',
  'motor 5 h.p. 415 volts ac',
];

const products = await readSeedProducts();
const { search, understand } = createProductSearch(products);

it('removes each condition from a query, and keeps the others', async () => {
  const chips = (query: string) => {
    const understood = understand(query);
    return describeConditions(understood.conditions, {
      query: createFinderQuery({ query }),
      understood,
      dropped: null,
      sizes: [],
    });
  };
  // A word that stands nearer without the part may name a range.
  const plain = (text: string) => text.replace(/^fits /, '');
  const texts = (query: string) => chips(query).map(({ text }) => plain(text));
  const queries = await readQueries();
  const wrong = [...oddlyWritten, ...queries.map(({ query }) => query)].flatMap((query) => {
    const shown = chips(query);
    return shown.flatMap(({ text, without }) => {
      const left = new URLSearchParams(without).get('query') ?? '';
      const expected = shown.map((other) => plain(other.text)).filter((other) => other !== plain(text));
      return JSON.stringify(texts(left)) === JSON.stringify(expected) ? [] : [`${query} − ${text}: ${left}`];
    });
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['125 a mccb 25 a', '25 a', '125 a mccb'],
  ['lug 1.5 mm² 5 mm²', '5 mm²', 'lug 1.5 mm²'],
  ['m20 gland M20', 'm20', 'gland'],
  ['1/2" gland', '1/2"', 'gland'],
  ['gland', '', 'gland'],
  ['80 a, set 64 to 80 a', '80 a', ', set 64 to 80 a'],
  ['mcb 1p/c/25a', '1p', 'mcb c/25a'],
])('removes whole numbers from %s', (text, part, left) => {
  expect(withoutPart([text], part)).toBe(left);
});

it('shows the cross-section that millimetres of a terminal mean', () => {
  const query = 'terminal block 4mm';
  const understood = understand(query);
  const specification = products[search(query).products[0]?.product ?? -1]?.specification;
  const sizes = specification ? [...createSizeReader()(specification)] : [];
  const context = { query: createFinderQuery({ query }), understood, dropped: null, sizes };
  expect(describeConditions(understood.conditions, context)).toMatchObject([
    { name: 'Conductor cross-section', text: '4 mm²' },
  ]);
});

it.each([
  ['enclosure lighter than 10 kg', 'under 10 kg'],
  ['cable tie above 500 n', 'over 500 N'],
  ['cable tie at least 500 n', 'from 500 N'],
])('shows whether the bound of "%s" matches itself', (query, text) => {
  const understood = understand(query);
  const context = { query: createFinderQuery({ query }), understood, dropped: null, sizes: [] };
  expect(describeConditions(understood.conditions, context)).toMatchObject([{ text }]);
});

it.each([
  ['cable tie not black or steel 300 mm', 'not black or steel', 'cable tie 300 mm'],
  ['pilot lamp red not 24V', 'not 24V', 'pilot lamp red'],
  ['mfm with rs485 no thd', 'not thd', 'mfm with rs485'],
])('shows the negation of "%s" as a chip that removes it', (query, text, left) => {
  const [chip, ...others] = describeNegations(understand(query), createFinderQuery({ query }));
  expect(others).toEqual([]);
  expect(chip).toMatchObject({ name: '', text, isUsed: true });
  expect(new URLSearchParams(chip?.without).get('query')).toBe(left);
});

it.each([
  ['ring terminal screw smaller than M8', ['< M8']],
  ['lug stud M10 or larger', ['≥ M10']],
  ['contact block with 4 contacts, 2 NC', ['4 contacts', '2 NC']],
])('names what "%s" asks of threads and contacts', (query, expected) => {
  const texts = understand(query).conditions.map(({ wanted }) => wantedText(wanted, []));
  expect(texts).toEqual(expected);
});
