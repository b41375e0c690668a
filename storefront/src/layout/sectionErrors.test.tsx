import { resourceKeys } from '@elvora/catalogue/contract';
import type * as HeadingModule from '@elvora/design-system/Heading';
import type { HeadingProps } from '@elvora/design-system/Heading';
import { expect, it, vi } from 'vitest';
import about from '../content/about.json';
import type { ApiResponses } from '@elvora/catalogue/contract';
import { render } from '../entry-server.tsx';

const broken = vi.hoisted(() => () => {
  throw new Error('broken');
});

vi.mock('@elvora/design-system/Heading', async (original) => {
  const { Heading } = await original<typeof HeadingModule>();
  const [story] = about.sections;
  return {
    Heading: (props: HeadingProps) => (props.children === story?.title ? broken() : <Heading {...props} />),
  };
});
vi.mock('@elvora/design-system/MapPoster', () => ({ MapPoster: broken }));
vi.mock('@elvora/design-system/PhotoGrid', () => ({ PhotoGrid: broken }));
vi.mock('../product/BuyRow.tsx', () => ({ BuyRow: broken }));
vi.mock('../products/ProductGrid.tsx', () => ({ ProductGrid: broken }));

const product = { id: 7, name: 'Ring Lug', description: 'For copper.', images: '', category_id: 'Lugs' };
const responses: ApiResponses = {
  [resourceKeys.product('7')]: { status: 200, body: [product] },
  [resourceKeys.categoryChildren('Lugs')]: {
    status: 200,
    body: { success: true, data: [{ kind: 'product', ...product }], category: { cid: 1, cname: 'Lugs' } },
  },
};

it.each([
  ['/about-us', ['<h1', ...about.timeline.map(({ text }) => text)]],
  ['/contact', ['Send us a message', 'Opening hours']],
  ['/gallery', ['<h1']],
  ['/product/7', ['Ring Lug', 'For copper.']],
  ['/category/Lugs', ['Lugs', '1 product']],
])('leaves the rest of %s standing when a part of it breaks (O65)', async (url, words) => {
  const { status, html, errors, isCacheable } = await render({
    url,
    responses,
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });
  expect(status).toBe(200);
  expect(errors.map(({ error }) => error)).toEqual([new Error('broken')]);
  for (const text of ['<header', '<footer', 'This part of the page could not be shown.', ...words]) {
    expect(html).toContain(text);
  }
  expect(isCacheable).toBe(false);
});
