import { describe, expect, it } from 'vitest';
import { failure, host, json } from '../../test/host.ts';
import { ClientError } from './clientError.ts';
import { createProductAdmin } from './productAdmin.ts';
import { productSaveText } from './productSaveText.ts';

const draft = {
  name: ' Relay ',
  category: 'Relays',
  keywords: 'relay, din',
  description: 'Two poles',
  isBestseller: true,
  isTrending: false,
  data: '{"headers":[],"rows":[]}',
};
const stated = [
  ['name', 'Relay'],
  ['category_id', 'Relays'],
  ['keyword', 'relay, din'],
  ['description', 'Two poles'],
  ['bestseller', '1'],
  ['trending', '0'],
  ['data', '{"headers":[],"rows":[]}'],
];
const product = { id: 7, version: 3 };
const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const empty = new File([], 'empty.jpg', { type: 'image/jpeg' });

function admin(answer = json({ success: true })) {
  const { client, requests } = host(answer);
  const entries = () => {
    const body = requests[0]?.init.body;
    if (!(body instanceof FormData)) throw new TypeError('the body is no form');
    return [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  };
  return { admin: createProductAdmin(client), requests, entries };
}

describe('the admin product client (S-353)', () => {
  it('reads all products (S-354)', async () => {
    const { admin: products, requests } = admin(json({ success: true, data: [{ id: 1, name: 'Relay' }] }));
    expect((await products.getAll()).map(({ name }) => name)).toEqual(['Relay']);
    expect(requests[0]?.url).toBe('/backend/products?scope=all');
  });

  it('creates with exactly the stated fields, and only files that hold something (S-355, S-356, S-358, S-385)', async () => {
    const { admin: products, requests, entries } = admin();
    await products.create({ draft, images: [picture, empty, picture] });
    expect(requests[0]).toMatchObject({ url: '/backend/products', init: { method: 'POST' } });
    expect(entries()).toEqual([...stated, ['images', 'a.jpg'], ['images', 'a.jpg']]);
  });

  it('updates with each kept image and their number (S-357, S-386, D-20)', async () => {
    const { admin: products, requests, entries } = admin();
    await products.update({ product, draft, images: [picture], keptImages: ['b.jpg', 'c.jpg'] });
    expect(requests[0]).toMatchObject({ url: '/backend/products/7', init: { method: 'PUT' } });
    expect(new Headers(requests[0]?.init.headers).get('if-match')).toBe('"3"');
    expect(entries()).toEqual([
      ...stated,
      ['existingImages', 'b.jpg'],
      ['existingImages', 'c.jpg'],
      ['existingImagesCount', '2'],
      ['images', 'a.jpg'],
    ]);
  });

  it('names no kept image when none is kept (S-357, D-20)', async () => {
    const { admin: products, entries } = admin();
    await products.update({ product, draft, images: [], keptImages: [] });
    expect(entries()).toEqual([...stated, ['existingImagesCount', '0']]);
  });

  it('deletes by id (S-387)', async () => {
    const { admin: products, requests } = admin(new Response(null, { status: 204 }));
    await products.delete(7);
    expect(requests[0]).toMatchObject({ url: '/backend/products/7', init: { method: 'DELETE' } });
  });

  it('is never sent twice, and fails with the words of the host (S-359)', async () => {
    const { admin: products, requests } = admin(
      json({ success: false, error: 'Disk is full' }, { status: 503 }),
    );
    const error = await failure(products.create({ draft, images: [] }));
    expect(requests).toHaveLength(1);
    expect(productSaveText(error)).toBe('Error: Disk is full');
  });
});

describe('what a failed save says', () => {
  it.each([
    [
      'the words of the host (S-361)',
      new ClientError({ kind: 'http', status: 409, text: 'Taken' }),
      'Error: Taken',
    ],
    ['no words (S-362)', new ClientError({ kind: 'http', status: 500 }), 'Failed to save product'],
    ['success: false alone (S-362)', new ClientError({ kind: 'contract' }), 'Failed to save product'],
    ['no answer (S-363)', new ClientError({ kind: 'network' }), 'Failed to save product. Please try again.'],
    ['an exception (S-363)', new TypeError('x'), 'Failed to save product. Please try again.'],
  ])('of %s', (_case, error, text) => {
    expect(productSaveText(error)).toBe(text);
  });
});
