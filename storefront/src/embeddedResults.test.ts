import { finderKey, publicReaders, resourceKeys } from '@elvora/catalogue/contract';
import { newFinderFacet } from '@elvora/catalogue/fixtures';
import { expect, it } from 'vitest';
import { finderResponse, foundProduct } from '../test/finderResponse.ts';
import { embeddedResult } from './embeddedResults.ts';
import type { ResourceResult } from './runtime/data/resourceResults.ts';

const choice = (value: string, isChosen = false) => ({ value, label: value, sizeCount: 1, isChosen });
const facet = (key: string) =>
  newFinderFacet({
    key,
    name: key,
    values: [...Array.from({ length: 30 }, (_, at) => choice(`M${at}`)), choice('PG 7', true)],
  });

const { body } = finderResponse({
  groups: [
    {
      name: '',
      productCount: 1,
      sizeCount: 1,
      products: [
        {
          ...foundProduct({ id: 1, name: 'Ring Lug', images: 'a.jpg,b.jpg', data: '' }),
          sizes: [{ code: 'EV-RL-1', cells: [] }],
        },
      ],
    },
  ],
  facets: Array.from({ length: 14 }, (_, at) => facet(`property${at}`)),
});

const embedded = (key: string) => {
  const result: ResourceResult = { data: publicReaders.finder(body) };
  const reduced = embeddedResult(key, result);
  if (!('data' in reduced)) throw new Error('The answer is missing.');
  return reduced.data as ReturnType<typeof publicReaders.finder>;
};

it.each([
  [finderKey({ category: 'Lugs' }), 0],
  [finderKey(), 0],
  [finderKey({ page: 2 }), 0],
  // The search lists sizes below their products.
  [finderKey({ query: 'lug' }), 1],
  [finderKey({ filters: [{ key: 'entryThread', value: 'M20' }] }), 1],
])('embeds only the parts of the response to %s that its page shows', (key, sizeCount) => {
  const { groups, facets } = embedded(key);
  const [found] = groups[0]?.products ?? [];
  expect(found?.sizes).toHaveLength(sizeCount);
  expect(found?.product.pictures).toMatchObject([{ name: 'a.jpg', placeholder: null, alt: '' }]);
  expect(facets).toHaveLength(10);
  // A selected value stays visible.
  expect(facets[0]?.values.map(({ value }) => value).slice(19)).toEqual(['M19', 'PG 7']);
});

it('embeds the pictures of subcategories as their cards show them', () => {
  const picture = {
    name: 'a.jpg',
    width: 1,
    height: 1,
    placeholder: 'data:image/webp;base64,AA',
    alt: 'A lug',
  };
  const category = { name: 'Lugs', picture };
  const children = [
    { kind: 'category', category },
    { kind: 'category', category: { name: 'Ferrules', picture: null } },
    { kind: 'product', product: { name: 'Ring Lug', pictures: [picture, picture] } },
  ];
  const shown = { ...picture, placeholder: null, alt: '' };
  expect(
    embeddedResult(resourceKeys.categoryChildren('Cable & Co'), { data: { children, category } }),
  ).toEqual({
    data: {
      category,
      children: [
        { kind: 'category', category: { name: 'Lugs', picture: shown } },
        { kind: 'category', category: { name: 'Ferrules', picture: null } },
        { kind: 'product', product: { name: 'Ring Lug', pictures: [shown] } },
      ],
    },
  });
});
