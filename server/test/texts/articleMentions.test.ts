import { serializeSpecification } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import type { ArticleContent } from '../../src/seed/content.ts';
import { createArticleMentions } from '../../src/texts/articleMentions.ts';
import { readSiteTexts } from '../../src/texts/siteTexts.ts';
import { readSeedProducts } from '../search/seedProducts.ts';

const article = (id: string, parts: Partial<ArticleContent>): ArticleContent => ({
  id,
  title: id,
  description: '',
  content: '',
  date: '2026-01-01',
  tags: [],
  imageUrl: '',
  linkText: '',
  author: '',
  readTime: '',
  ...parts,
});
const breaker = {
  name: 'Miniature Circuit Breaker, Two Pole',
  categoryPath: ['Switchgear', 'Circuit Breakers', 'MCBs'],
  data: serializeSpecification({ headers: ['Ordering code'], rows: [{ a1: 'EV-MCB-2C6' }] }),
};
const idsOf = (articles: readonly ArticleContent[], product = breaker) =>
  createArticleMentions(articles)(product).map(({ id }) => id);

it.each<[string, Partial<ArticleContent>]>([
  ['its name in the plural', { content: '<p>Miniature <b>circuit breakers</b> trip.</p>' }],
  ['its code', { content: '<p>Take EV-MCB-2C6.</p>' }],
  ['its category as a subject', { tags: ['circuit breakers'] }],
  ['its category in the title', { title: 'How MCBs trip' }],
])('finds an article that names %s', (_what, parts) => {
  expect(idsOf([article('a', parts)])).toEqual(['a']);
});

it.each<[string, Partial<ArticleContent>]>([
  ['a part of its name', { content: 'A miniature lamp and a circuit.' }],
  ['a longer code', { content: 'EV-MCB-2C63' }],
  ['its category in passing', { content: 'Behind the circuit breakers.' }],
  ['a longer word', { tags: ['circuit breakerless'] }],
])('leaves out an article that names %s', (_what, parts) => {
  expect(idsOf([article('a', parts)])).toEqual([]);
});

it('puts articles about the product first, then the newest, three at most', () => {
  const about = ['2026-01-01', '2026-03-01', '2026-02-01'].map((date) =>
    article(date, { date, tags: ['MCB'] }),
  );
  expect(idsOf([...about, article('own', { date: '2025-01-01', content: breaker.name })])).toEqual([
    'own',
    '2026-03-01',
    '2026-02-01',
  ]);
});

it('omits articles about the other half of a category or about the main one', () => {
  const rail = { name: 'DIN Rail', categoryPath: ['Panel Control', 'DIN Rails & Wiring Ducts'], data: null };
  const articles = ['wiring ducts', 'DIN rails', 'panel control'].map((tag) => article(tag, { tags: [tag] }));
  expect(createArticleMentions(articles)(rail).map(({ id }) => id)).toEqual(['DIN rails']);
});

it('finds the articles of the seed', async () => {
  const mentions = createArticleMentions((await readSiteTexts()).articles);
  const namesById: Record<string, string[]> = {};
  for (const { name, categoryPath } of await readSeedProducts()) {
    for (const { id } of mentions({ name, categoryPath, data: null })) (namesById[id] ??= []).push(name);
  }
  const {
    'choosing-a-cable-gland': glands,
    'sizing-a-contactor-ac1-ac3-ac4': contactors,
    ...others
  } = namesById;
  expect([glands?.length, contactors?.length]).toEqual([15, 11]);
  const breakerOf = (poles: string) => `Miniature Circuit Breaker, ${poles} Pole`;
  expect(others).toEqual({
    'mcb-curves-b-c-d': ['Single', 'Two', 'Three', 'Four'].map(breakerOf),
    'ip-ratings-in-practice': ['Breather Drain Plug', 'Wall-Mounting Enclosure IP65, Sheet Steel'],
    'wiring-duct-fill-and-heat': [
      'Slotted Wiring Duct, PVC Grey',
      'Fine-Slot Wiring Duct',
      'Halogen-Free Wiring Duct',
      'Exhaust Filter',
    ],
  });
});
