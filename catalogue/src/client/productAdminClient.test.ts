import { describe, expect, it } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import { existingImageToken, newImageToken } from '../model/imageToken.ts';
import {
  byFieldName,
  isRequiredProductField,
  productFields,
  productTextFields,
} from '../model/productFields.ts';
import { ClientError } from './clientError.ts';
import { createProductAdminClient } from './productAdminClient.ts';
import { productSaveErrorText } from './productSaveErrorText.ts';
import { currentProduct } from './conflictErrors.ts';

/** Optional texts in `productFields`: a product may have them besides the fields that the specification states. */
const addedFields = productTextFields.filter((field): boolean => !isRequiredProductField(field));
const addedNames: readonly string[] = addedFields.map((field) => productFields[field].wireName);

const draft = {
  ...byFieldName(addedFields, () => 'added'),
  name: ' Relay ',
  category: 'Relays',
  keywords: 'relay, din',
  description: 'Two poles',
  isBestseller: true,
  isTrending: false,
  data: '{"headers":[],"rows":[]}',
  drawing: null,
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

function admin(response = jsonResponse({ success: true })) {
  const { client, requests } = fakeHost(response);
  const allEntries = () => {
    const body = requests[0]?.init.body;
    if (!(body instanceof FormData)) throw new TypeError('the body is no form');
    return [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const);
  };
  const isAdded = ([name]: readonly [string, string]) => addedNames.includes(name);
  const entries = () => allEntries().filter((entry) => !isAdded(entry));
  const addedEntries = () => allEntries().filter(isAdded);
  return { admin: createProductAdminClient(client), requests, entries, addedEntries };
}

describe('the admin product client (S-353)', () => {
  it('reads all products (S-354)', async () => {
    const { admin: products, requests } = admin(
      jsonResponse({ success: true, data: [{ id: 1, name: 'Relay' }] }),
    );
    expect((await products.getAll()).map(({ name }) => name)).toEqual(['Relay']);
    expect(requests[0]?.url).toBe('/backend/products?scope=all');
  });

  it('creates with exactly the stated fields and the optional texts of productFields, and no empty files (S-355, S-356, S-358, S-385)', async () => {
    const { admin: products, requests, entries, addedEntries } = admin();
    await products.create({ draft, images: [picture, empty, picture] });
    expect(requests[0]).toMatchObject({ url: '/backend/products', init: { method: 'POST' } });
    expect(entries()).toEqual([...stated, ['images', 'a.jpg'], ['images', 'a.jpg']]);
    expect(addedEntries()).toEqual(addedNames.map((name) => [name, 'added']));
  });

  it('updates with the stored images that stay and their number (S-357, S-386, D-20)', async () => {
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

  it('sends the number 0 when no stored image stays (S-357, D-20)', async () => {
    const { admin: products, entries } = admin();
    await products.update({ product, draft, images: [], keptImages: [] });
    expect(entries()).toEqual([...stated, ['existingImagesCount', '0']]);
  });

  it('numbers uploaded images as they are sent in order and alternative texts (S-347, S-358)', async () => {
    const { admin: products, entries } = admin();
    await products.update({
      product,
      draft,
      images: [picture, empty, picture],
      keptImages: ['b.jpg'],
      imageOrder: [newImageToken(2), existingImageToken('b.jpg'), newImageToken(1), newImageToken(0)],
      imageAlts: {
        [newImageToken(2)]: 'Side',
        [newImageToken(1)]: 'Nothing',
        [existingImageToken('b.jpg')]: 'Front',
      },
    });
    expect(entries().slice(stated.length)).toEqual([
      ['existingImages', 'b.jpg'],
      ['existingImagesCount', '1'],
      ['imageOrder', '["new:1","existing:b.jpg","new:0"]'],
      ['imageAlts', '{"new:1":"Side","existing:b.jpg":"Front"}'],
      ['images', 'a.jpg'],
      ['images', 'a.jpg'],
    ]);
  });

  it('returns the saved product and sends an idempotency key (O100)', async () => {
    const { admin: products, requests } = admin(
      jsonResponse({ success: true, data: { id: 9, version: 1 } }, { status: 201 }),
    );
    expect(await products.create({ draft, images: [] }, { idempotencyKey: 'abc' })).toEqual({
      id: 9,
      version: 1,
    });
    expect(new Headers(requests[0]?.init.headers).get('idempotency-key')).toBe('abc');
  });

  it('sets flags of many products (S-329)', async () => {
    const { admin: products, requests } = admin(
      jsonResponse({ success: true, data: [{ id: 1, version: 2 }] }),
    );
    expect(await products.setFlags({ ids: [1, 2], isTrending: false })).toEqual([{ id: 1, version: 2 }]);
    expect(requests[0]).toMatchObject({
      url: '/backend/products',
      init: { method: 'PATCH', body: '{"ids":[1,2],"trending":0}' },
    });
  });

  it('restores a product from the trash, and an earlier version (D-25)', async () => {
    const trash = admin(jsonResponse({ success: true, data: { id: 7, version: 4 } }));
    expect(await trash.admin.restore(7)).toEqual({ id: 7, version: 4 });
    expect(trash.requests[0]).toMatchObject({
      url: '/backend/products/7/restore',
      init: { method: 'POST' },
    });
    const earlier = admin();
    await earlier.admin.restoreVersion(product, 12);
    expect(earlier.requests[0]).toMatchObject({
      url: '/backend/products/7/history/12/restore',
      init: { method: 'POST', headers: { 'if-match': '"3"' } },
    });
    const history = admin(jsonResponse({ success: true, data: [] }));
    expect(await history.admin.history(7)).toEqual([]);
    expect(history.requests[0]?.url).toBe('/backend/products/7/history');
  });

  it('returns the current state after a version conflict (O43)', async () => {
    const current = { id: 7, name: 'Relay 24 V', version: 4 };
    const { admin: products } = admin(
      jsonResponse({ success: false, error: 'Late', current }, { status: 412 }),
    );
    const error = await rejectionOf(products.update({ product, draft, images: [], keptImages: [] }));
    expect(currentProduct(error)).toMatchObject({ id: 7, name: 'Relay 24 V', version: 4 });
  });

  it('deletes by id (S-387)', async () => {
    const { admin: products, requests } = admin(new Response(null, { status: 204 }));
    await products.delete(7);
    expect(requests[0]).toMatchObject({ url: '/backend/products/7', init: { method: 'DELETE' } });
  });

  it('does not retry a failed save and rejects with the error text of the host (S-359)', async () => {
    const { admin: products, requests } = admin(
      jsonResponse({ success: false, error: 'Disk is full' }, { status: 503 }),
    );
    const error = await rejectionOf(products.create({ draft, images: [] }));
    expect(requests).toHaveLength(1);
    expect(productSaveErrorText(error)).toBe('Error: Disk is full');
  });
});

describe('the message of a failed save', () => {
  it.each([
    [
      'the words of the host (S-361)',
      new ClientError({ kind: 'http', status: 409, text: 'Taken' }),
      'Error: Taken',
    ],
    ['no words (S-362)', new ClientError({ kind: 'http', status: 500 }), 'Failed to save product'],
    ['success: false alone (S-362)', new ClientError({ kind: 'contract' }), 'Failed to save product'],
    [
      'no response (S-363)',
      new ClientError({ kind: 'network' }),
      'Failed to save product. Please try again.',
    ],
    ['an exception (S-363)', new TypeError('x'), 'Failed to save product. Please try again.'],
  ])('of %s (S-361, S-362, S-363)', (_case, error, text) => {
    expect(productSaveErrorText(error)).toBe(text);
  });
});
