import { expect, it } from 'vitest';
import { readArticlesContent, readCatalogueContent, readMediaTexts } from '../../src/seed/content.ts';

const { categories, products } = await readCatalogueContent();
const heroOfHome = 'power-contactor-9-38-a-1.jpg';
const shown = products.flatMap(({ images }) => images);

it('gives each product and each category a main picture of its own', () => {
  const mains = [
    ...products.map(({ name, images: [image] }) => ({ name, image })),
    ...categories.map(({ cname, cimage }) => ({ name: cname, image: cimage || undefined })),
  ];
  expect(mains.filter(({ image }) => image === undefined)).toEqual([]);
  const shared = [...Map.groupBy(mains, ({ image }) => image).values()].filter(({ length }) => length > 1);
  expect(shared).toEqual([]);
});

it('shows 60 products or more from several sides', () => {
  expect(products.filter(({ images }) => images.length > 1).length).toBeGreaterThanOrEqual(60);
});

it('uses every picture, and none twice', async () => {
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

it('has the opening pictures of articles', async () => {
  const texts = await readMediaTexts();
  for (const { imageUrl } of await readArticlesContent()) expect(texts).toHaveProperty([imageUrl]);
});

it('describes each picture', async () => {
  const texts = await readMediaTexts();
  for (const image of shown) {
    const alt = texts[`products/${image}`] ?? '';
    expect([image, alt.length > 20 && alt.length <= 200 && !/[.\n]$/.test(alt)]).toEqual([image, true]);
  }
});
