import { resources } from '@elvora/catalogue/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/renderInDocument.tsx';
import { type ServerApp, startSignedInServer } from '../../test/serverApp.ts';
import { client } from './apiClient.ts';
import { useHistoryActions } from './useHistoryActions.ts';
import { useTrashActions } from './useTrashActions.ts';
import {
  glands,
  gland,
  unhandled,
  handled,
  rendered,
  readCategories,
  readProducts,
  createCategory,
  createProduct,
} from '../../test/dataSteps.ts';

const toasts = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: toasts.show }));

let server: ServerApp;

beforeEach(async () => {
  server = await startSignedInServer();
  toasts.show.mockClear();
});

describe('useCategoryActions', () => {
  it('creates, updates, moves, deletes and restores', async () => {
    const { actions, category } = await createCategory();
    const renamed = { ...glands, name: 'Glands' };
    await actions.current.update(category, renamed, crypto.randomUUID(), unhandled);
    const [updated] = await readCategories();
    expect(updated).toMatchObject({ name: 'Glands' });
    if (!updated) return;
    await actions.current.create(glands, crypto.randomUUID(), unhandled);
    expect((await actions.current.move(updated, 'Cable Glands')).status).toBe('done');
    expect((await actions.current.delete(updated, { version: 0 }, handled)).status).toBe('done');
    expect((await readCategories()).map(({ name }) => name)).toEqual(['Cable Glands']);
    toasts.show.mock.lastCall?.[0].action.onPress();
    await eventually(async () =>
      expect((await readCategories()).map(({ name }) => name)).toContain('Glands'),
    );
  });

  it('does not overwrite a later change by undoing a move, and explains why', async () => {
    const { actions, category } = await createCategory();
    await actions.current.create({ ...glands, name: 'Relays' }, crypto.randomUUID(), unhandled);
    await actions.current.move(category, 'Relays');
    const first = toasts.show.mock.lastCall?.[0];
    expect(first).toMatchObject({ title: "Moved 'Cable Glands'", text: 'From Root to Relays' });
    const moved = (await readCategories()).find(({ id }) => id === category.id);
    if (!moved) throw new Error('The category is gone.');
    await actions.current.move(moved, null);
    const second = toasts.show.mock.lastCall?.[0];
    expect(second.text).toBe('From Relays to Root');
    toasts.show.mockClear();
    first.action.onPress();
    await eventually(() =>
      expect(toasts.show).toHaveBeenCalledWith({
        tone: 'danger',
        title: 'The category could not be moved',
        text: 'Someone else has changed this since you opened it',
      }),
    );
    second.action.onPress();
    await eventually(async () =>
      expect((await readCategories()).find(({ id }) => id === category.id)?.parentName).toBe('Relays'),
    );
  });

  it('is rejected with 412 when the category has changed in the meantime', async () => {
    const { actions, category } = await createCategory();
    await actions.current.update(category, { ...glands, name: 'Glands' }, crypto.randomUUID(), handled);
    const outcome = await actions.current.update(category, glands, crypto.randomUUID(), handled);
    expect(outcome).toMatchObject({ status: 'failed', error: { status: 412 } });
    expect(toasts.show).not.toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }));
  });
});

describe('useProductActions', () => {
  it('creates, deletes and restores', async () => {
    const { actions, product } = await createProduct();
    expect((await actions.current.delete(product)).status).toBe('done');
    expect(await readProducts()).toEqual([]);
    const [{ action }] = toasts.show.mock.lastCall ?? [{}];
    action.onPress();
    await eventually(async () => expect(await readProducts()).toHaveLength(1));
  });

  it('offers an undo again that did not reach the server', async () => {
    const { actions, product } = await createProduct();
    await actions.current.delete(product);
    const offer = toasts.show.mock.lastCall?.[0];
    server.fail('restore', 503, 'Busy');
    offer.action.onPress();
    await eventually(() =>
      expect(toasts.show).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: offer.title, text: expect.stringContaining('Not undone yet.') }),
      ),
    );
    server.restore();
    toasts.show.mock.lastCall?.[0].action.onPress();
    await eventually(async () => expect(await readProducts()).toHaveLength(1));
  });

  it('explains why an undo is too late, and does not offer it again', async () => {
    const { actions, product } = await createProduct();
    await actions.current.delete(product);
    const [{ action }] = toasts.show.mock.lastCall ?? [{}];
    action.onPress();
    await eventually(async () => expect(await readProducts()).toHaveLength(1));
    await eventually(() =>
      expect(toasts.show).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'success' })),
    );
    toasts.show.mockClear();
    action.onPress();
    await eventually(() => expect(toasts.show).toHaveBeenCalledOnce());
    expect(toasts.show).toHaveBeenCalledWith({
      tone: 'danger',
      title: 'The product could not be restored',
      text: expect.any(String),
    });
  });

  it('distinguishes the undo of two products with the same name', async () => {
    const { actions } = await createProduct();
    await actions.current.create({ draft: gland, images: [] }, { idempotencyKey: crypto.randomUUID() });
    const [first, second] = await readProducts();
    if (!first || !second) throw new Error('The second product was not created.');
    await actions.current.delete(first);
    await actions.current.delete(second);
    const [one, other] = toasts.show.mock.calls.slice(-2).map(([message]) => message);
    expect(one.title).toBe(other.title);
    expect(one.text).not.toBe(other.text);
  });

  it('sets a flag, and undoes it for the products that changed', async () => {
    const { actions, product } = await createProduct();
    await actions.current.setFlags({ ids: [product.id], flag: 'isTrending', isOn: true }, [product]);
    expect(toasts.show).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Trending: Brass Cable Gland' }),
    );
    expect(await readProducts()).toMatchObject([{ isTrending: true }]);
    toasts.show.mock.lastCall?.[0].action.onPress();
    await eventually(async () => expect(await readProducts()).toMatchObject([{ isTrending: false }]));
  });

  it('is rejected with 412 when the product has changed in the meantime', async () => {
    const { actions, product } = await createProduct();
    const update = { product, draft: { ...gland, name: 'Gland' }, images: [], keptImages: [] };
    expect((await actions.current.update(update, { idempotencyKey: crypto.randomUUID() })).status).toBe(
      'done',
    );
    expect(await actions.current.update(update, { idempotencyKey: crypto.randomUUID() })).toMatchObject({
      status: 'failed',
      error: { status: 412 },
    });
  });
});

describe('useHistoryActions', () => {
  it('restores an earlier version', async () => {
    const { actions, product } = await createProduct();
    const update = { product, draft: { ...gland, name: 'Gland' }, images: [], keptImages: [] };
    await actions.current.update(update, { idempotencyKey: crypto.randomUUID() });
    const [changed] = await readProducts();
    const entries = await client.get(resources.productHistory(product.id));
    const first = entries.at(-1);
    if (!changed || !first) throw new Error('The product has no history.');
    const history = await rendered(useHistoryActions);
    await history.current.restoreVersion('product', changed, first.id);
    expect(await readProducts()).toMatchObject([{ name: 'Brass Cable Gland' }]);
  });
});

describe('useTrashActions', () => {
  it('restores an item, and reports one that no longer exists', async () => {
    const { actions, product } = await createProduct();
    await actions.current.delete(product);
    const trash = await rendered(useTrashActions);
    const item = { kind: 'product', id: product.id, name: product.name } as const;
    expect((await trash.current.restore(item)).status).toBe('done');
    expect(await readProducts()).toHaveLength(1);
    expect((await trash.current.restore({ ...item, id: 999 })).status).toBe('failed');
  });
});
