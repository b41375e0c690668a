import { expect, it } from 'vitest';
import { readArticlesContent, readCatalogueContent, readMediaTexts } from '../../src/seed/content.ts';

const { categories, products } = await readCatalogueContent();
const heroOfHome = 'contactor-25a-1.jpg';
const shown = products.flatMap(({ images }) => images);

it('gives each product a main picture of its own', () => {
  const mains = products.flatMap(({ name, images }) => images.slice(0, 1).map((image) => ({ name, image })));
  const ownersOf = Map.groupBy(mains, ({ image }) => image);
  const shared = [...ownersOf].filter(([, owners]) => owners.length > 1);
  expect(shared).toEqual([]);
  expect(mains.length).toBeGreaterThan(100);
});

it('shows no picture twice, and none that nothing shows', async () => {
  expect(shown.filter((image, index) => shown.indexOf(image) !== index)).toEqual([]);
  const articles = await readArticlesContent();
  const used = new Set([
    ...shown,
    ...categories.map(({ cimage }) => cimage),
    ...articles.map(({ imageUrl }) => imageUrl.replace('products/', '')),
    heroOfHome,
  ]);
  const stored = Object.keys(await readMediaTexts()).filter((path) => path.startsWith('products/'));
  expect(stored.filter((path) => !used.has(path.replace('products/', '')))).toEqual([]);
});

it('has the pictures that articles begin with', async () => {
  const texts = await readMediaTexts();
  for (const { imageUrl } of await readArticlesContent()) expect(texts).toHaveProperty([imageUrl]);
});

it('says what each picture shows', async () => {
  const texts = await readMediaTexts();
  for (const image of shown) {
    const alt = texts[`products/${image}`] ?? '';
    expect([image, alt.length > 20 && alt.length <= 200 && !/[.\n]$/.test(alt)]).toEqual([image, true]);
  }
});
