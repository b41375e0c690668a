import { resourceKeys } from '@elvora/catalogue/contract';
import type * as HeadingModule from '@elvora/design-system/Heading';
import type { HeadingProps } from '@elvora/design-system/Heading';
import { expect, it, vi } from 'vitest';
import about from './content/about.json';
import type { ApiResponses } from '@elvora/catalogue/contract';
import { render } from './entry-server.tsx';

const failing = vi.hoisted(() => () => {
  throw new Error('failed');
});

vi.mock('@elvora/design-system/Heading', async (original) => {
  const { Heading } = await original<typeof HeadingModule>();
  const [story] = about.sections;
  return {
    Heading: (props: HeadingProps) => (props.children === story?.title ? failing() : <Heading {...props} />),
  };
});
vi.mock('@elvora/design-system/MapPoster', () => ({ MapPoster: failing }));
vi.mock('@elvora/design-system/PhotoGrid', () => ({ PhotoGrid: failing }));
vi.mock('./product/OrderBar.tsx', () => ({ OrderBar: failing }));
vi.mock('./products/ProductGrid.tsx', () => ({ ProductGrid: failing }));

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
])('renders the rest of %s when a part of it fails (O65)', async (url, texts) => {
  const { status, html, errors, isCacheable } = await render({
    url,
    responses,
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });
  expect(status).toBe(200);
  expect(errors.map(({ error }) => error)).toEqual([new Error('failed')]);
  for (const text of ['<header', '<footer', 'This part of the page could not be shown.', ...texts]) {
    expect(html).toContain(text);
  }
  expect(isCacheable).toBe(false);
});
