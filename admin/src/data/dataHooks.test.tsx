import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { newProductDraft } from '@elvora/catalogue/fixtures';
import type { CategoryDraft } from '@elvora/catalogue/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, renderHook } from '../../test/renderInDocument.tsx';
import { type ServerApp, startServerApp } from '../../test/serverApp.ts';
import { client } from './apiClient.ts';
import { useCategories } from './useCategories.ts';
import { useCategoryActions } from './useCategoryActions.ts';
import { useEnquiryActions } from './useEnquiryActions.ts';
import { useHistoryActions } from './useHistoryActions.ts';
import { useMutation } from './useMutation.ts';
import { useProductActions } from './useProductActions.ts';
import { useResource } from './useResource.ts';
import { useSession, useSignIn, useSignOut } from './useSession.ts';
import { useStaffActions } from './useStaffActions.ts';
import { useTrashActions } from './useTrashActions.ts';

const toasts = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: toasts.show }));

let server: ServerApp;

beforeEach(async () => {
  server = await startServerApp();
  await server.signIn();
  toasts.show.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const glands: CategoryDraft = { name: 'Cable Glands', parentName: null, isActive: true, image: '' };
const gland = newProductDraft({ name: 'Brass Cable Gland', category: 'Cable Glands' });
const unhandled = { isErrorHandled: () => false };
const handled = { isErrorHandled: () => true };

/** Renders the hook and waits for its first result. */
async function rendered<T>(useHook: () => T) {
  const result = renderHook(useHook);
  await eventually(() => result.current);
  return result;
}

const readCategories = () => client.get(resources.categoryTree({ scope: 'all' }));
const readProducts = async () => (await client.get(resources.products({ scope: 'all' }))).items;

async function createCategory() {
  const actions = await rendered(useCategoryActions);
  await actions.current.create(glands, crypto.randomUUID(), unhandled);
  const [category] = await readCategories();
  if (!category) throw new Error('The category was not created.');
  return { actions, category };
}

async function createProduct() {
  await createCategory();
  const actions = await rendered(useProductActions);
  await actions.current.create({ draft: gland, images: [] }, { requestId: crypto.randomUUID() });
  const [product] = await readProducts();
  if (!product) throw new Error('The product was not created.');
  return { actions, product };
}

describe('useResource', () => {
  it('is loading, then ready', async () => {
    const release = server.hold('summary');
    const summary = await rendered(() => useResource(resources.summary()));
    expect(summary.current.status).toBe('loading');
    release();
    await eventually(() => expect(summary.current).toMatchObject({ status: 'ready', data: { products: 0 } }));
  });

  it('fails with the message of the server and can be retried', async () => {
    server.fail('summary', 403, 'No access');
    const summary = await rendered(() => useResource(resources.summary()));
    await eventually(() =>
      expect(summary.current).toMatchObject({ status: 'failed', error: { status: 403, text: 'No access' } }),
    );
    server.restore();
    if (summary.current.status === 'failed') summary.current.retry();
    await eventually(() => expect(summary.current.status).toBe('ready'));
  });
});

describe('a refusal with status 200', () => {
  const refusal = (message?: string) => ({ success: false, ...(message === undefined ? {} : { error: message }) });

  it('fails with the words of the host (S-360)', async () => {
    server.respond('products', refusal('The catalogue is being restored'));
    const products = await rendered(() => useResource(resources.products()));
    await eventually(() =>
      expect(products.current).toMatchObject({
        status: 'failed',
        error: { text: 'The catalogue is being restored' },
      }),
    );
  });

  it('fails with the stated text of the categories when the host has no words (S-309, D-24)', async () => {
    server.respond('categories', refusal());
    const categories = await rendered(useCategories);
    await eventually(() =>
      expect(categories.current).toMatchObject({
        status: 'failed',
        error: { text: 'Failed to fetch categories' },
      }),
    );
  });
});

describe('useCategories', () => {
  it('merges main and subcategories (S-302, D-42)', async () => {
    const { actions } = await createCategory();
    await actions.current.create(
      { ...glands, name: 'Brass Glands', parentName: glands.name },
      crypto.randomUUID(),
      unhandled,
    );
    const categories = await rendered(useCategories);
    await eventually(() => expect(categories.current.status).toBe('ready'));
    if (categories.current.status !== 'ready') return;
    expect(categories.current.data.map(({ name }) => name).toSorted()).toEqual([
      'Brass Glands',
      'Cable Glands',
    ]);
  });

  it('fails with the message of the server (S-309)', async () => {
    server.fail('categories', 400, 'The catalogue is being restored');
    const categories = await rendered(useCategories);
    await eventually(() =>
      expect(categories.current).toMatchObject({
        status: 'failed',
        error: { text: 'The catalogue is being restored' },
      }),
    );
  });
});

describe('useMutation', () => {
  it('returns the value and revalidates what is rendered (S-298)', async () => {
    const hooks = await rendered(() => ({
      mutate: useMutation(),
      summary: useResource(resources.summary()),
    }));
    await eventually(() => expect(hooks.current.summary.status).toBe('ready'));
    const before = server.requests.filter((request) => request.includes('summary')).length;
    const outcome = await hooks.current.mutate({ call: async () => 7, failure: 'Not saved' });
    expect(outcome).toEqual({ status: 'done', value: 7 });
    expect(server.requests.filter((request) => request.includes('summary'))).toHaveLength(before + 1);
  });

  it('logs a failure and shows it in a toast (D-21)', async () => {
    const mutate = await rendered(useMutation);
    const outcome = await mutate.current({
      call: () => Promise.reject(new ClientError({ kind: 'network' })),
      failure: 'Not saved',
    });
    expect(outcome.status).toBe('failed');
    expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger', title: 'Not saved' }));
    expect(console.error).toHaveBeenCalled();
  });

  it('shows no toast for a failure that is handled elsewhere, or at the end of a session', async () => {
    const mutate = await rendered(useMutation);
    const call = (status: number) => () => Promise.reject(new ClientError({ kind: 'http', status }));
    await mutate.current({ call: call(412), failure: 'Not saved', ...handled });
    await mutate.current({ call: call(401), failure: 'Not saved' });
    expect(toasts.show).not.toHaveBeenCalled();
  });
});

describe('the session', () => {
  it('is null for a visitor, and the account after signing in', async () => {
    server.signOut();
    const hooks = await rendered(() => ({ session: useSession(), signIn: useSignIn(), signOut: useSignOut() }));
    await eventually(() => expect(hooks.current.session).toEqual({ status: 'ready', data: null }));
    await hooks.current.signIn.submit({ userName: 'admin', password: 'wrong', stays: false });
    await eventually(() => expect(hooks.current.signIn.error).toBe('User name or password is wrong.'));
    await hooks.current.signIn.submit({ userName: 'admin', password: 'a password for tests', stays: false });
    await eventually(() => expect(hooks.current.session).toMatchObject({ data: { userName: 'admin' } }));
    await hooks.current.signOut();
    await eventually(() => expect(hooks.current.session).toEqual({ status: 'ready', data: null }));
  });

  it('says when signing in is not possible', async () => {
    server.signOut();
    const signIn = await rendered(useSignIn);
    server.fail('POST', 429);
    await signIn.current.submit({ userName: 'admin', password: 'wrong', stays: false });
    await eventually(() =>
      expect(signIn.current).toMatchObject({ isBusy: false, error: expect.stringMatching(/^Too many/) }),
    );
  });
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
    await actions.current.restore(updated.id, updated.name);
    expect((await readCategories()).map(({ name }) => name)).toContain('Glands');
  });

  it('does not overrule a later change by the undo of a move, and says why', async () => {
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
        text: 'Somebody else has changed this since you opened it',
      }),
    );
    second.action.onPress();
    await eventually(async () =>
      expect((await readCategories()).find(({ id }) => id === category.id)?.parentName).toBe('Relays'),
    );
  });

  it('is refused with 412 when the category has changed meanwhile', async () => {
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

  it('says why an undo is too late, and does not offer it again', async () => {
    const { actions, product } = await createProduct();
    await actions.current.delete(product);
    const [{ action }] = toasts.show.mock.lastCall ?? [{}];
    action.onPress();
    await eventually(async () => expect(await readProducts()).toHaveLength(1));
    await eventually(() => expect(toasts.show).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'success' })));
    toasts.show.mockClear();
    action.onPress();
    await eventually(() => expect(toasts.show).toHaveBeenCalledOnce());
    expect(toasts.show).toHaveBeenCalledWith({
      tone: 'danger',
      title: 'The product could not be restored',
      text: expect.any(String),
    });
  });

  it('tells the undo of one product from that of another with the same name', async () => {
    const { actions } = await createProduct();
    await actions.current.create({ draft: gland, images: [] }, { requestId: crypto.randomUUID() });
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

  it('is refused with 412 when the product has changed meanwhile', async () => {
    const { actions, product } = await createProduct();
    const update = { product, draft: { ...gland, name: 'Gland' }, images: [], keptImages: [] };
    expect((await actions.current.update(update, { requestId: crypto.randomUUID() })).status).toBe('done');
    expect(await actions.current.update(update, { requestId: crypto.randomUUID() })).toMatchObject({
      status: 'failed',
      error: { status: 412 },
    });
  });
});

describe('useHistoryActions', () => {
  it('restores an earlier version', async () => {
    const { actions, product } = await createProduct();
    const update = { product, draft: { ...gland, name: 'Gland' }, images: [], keptImages: [] };
    await actions.current.update(update, { requestId: crypto.randomUUID() });
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
  it('restores an item, and reports one that is gone', async () => {
    const { actions, product } = await createProduct();
    await actions.current.delete(product);
    const trash = await rendered(useTrashActions);
    const item = { kind: 'product', id: product.id, name: product.name } as const;
    expect((await trash.current.restore(item)).status).toBe('done');
    expect(await readProducts()).toHaveLength(1);
    expect((await trash.current.restore({ ...item, id: 999 })).status).toBe('failed');
  });
});

describe('useStaffActions', () => {
  const draft = { userName: 'meera', password: 'three words to remember', role: 'editor' } as const;

  it('creates and updates accounts', async () => {
    const staff = await rendered(useStaffActions);
    expect((await staff.current.create(draft)).status).toBe('done');
    const accounts = await client.get(resources.staffAccounts());
    const account = accounts.find(({ userName }) => userName === 'meera');
    expect(account).toMatchObject({ role: 'editor' });
    if (account) await staff.current.update(account.id, { role: 'viewer' }, 'Saved');
    expect(toasts.show).toHaveBeenLastCalledWith({ tone: 'success', title: 'Saved' });
  });

  it('leaves errors of single fields to the form', async () => {
    const staff = await rendered(useStaffActions);
    await staff.current.create(draft);
    toasts.show.mockClear();
    expect(await staff.current.create(draft)).toMatchObject({
      status: 'failed',
      error: { fields: { userName: expect.any(String) } },
    });
    expect(toasts.show).not.toHaveBeenCalled();
  });
});

describe('useEnquiryActions', () => {
  it('reports an enquiry that does not exist', async () => {
    const enquiries = await rendered(useEnquiryActions);
    const outcome = await enquiries.current.update({ id: 999, version: 1 }, { status: 'answered' });
    expect(outcome).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }));
  });
});
