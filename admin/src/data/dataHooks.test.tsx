import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/renderInDocument.tsx';
import { type ServerApp, startSignedInServer } from '../../test/serverApp.ts';
import { client } from './apiClient.ts';
import { useCategories } from './useCategories.ts';
import { useEnquiryActions } from './useEnquiryActions.ts';
import { useMutation } from './useMutation.ts';
import { useResource } from './useResource.ts';
import { useSession, useSignIn, useSignOut } from './useSession.ts';
import { useStaffActions } from './useStaffActions.ts';
import { glands, unhandled, handled, rendered, createCategory } from '../../test/dataSteps.ts';

const toasts = vi.hoisted(() => ({ show: vi.fn() }));
vi.mock('@elvora/design-system/Toaster', () => ({ showToast: toasts.show }));

let server: ServerApp;

beforeEach(async () => {
  server = await startSignedInServer();
  toasts.show.mockClear();
});

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

describe('a rejection with status 200', () => {
  const refusal = (message?: string) => ({
    success: false,
    ...(message === undefined ? {} : { error: message }),
  });

  it("fails with the host's message (S-360)", async () => {
    server.respond('products', refusal('The catalogue is being restored'));
    const products = await rendered(() => useResource(resources.products()));
    await eventually(() =>
      expect(products.current).toMatchObject({
        status: 'failed',
        error: { text: 'The catalogue is being restored' },
      }),
    );
  });

  it('fails with the stated text of the categories when the host sends no message (S-309, D-24)', async () => {
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
  it('returns the value and revalidates the rendered data (S-298)', async () => {
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
    const hooks = await rendered(() => ({
      session: useSession(),
      signIn: useSignIn(),
      signOut: useSignOut(),
    }));
    await eventually(() => expect(hooks.current.session).toEqual({ status: 'ready', data: null }));
    await hooks.current.signIn.submit({ userName: 'admin', password: 'wrong', isPersistent: false });
    await eventually(() => expect(hooks.current.signIn.error).toBe('User name or password is wrong.'));
    await hooks.current.signIn.submit({
      userName: 'admin',
      password: 'a password for tests',
      isPersistent: false,
    });
    await eventually(() => expect(hooks.current.session).toMatchObject({ data: { userName: 'admin' } }));
    await hooks.current.signOut();
    await eventually(() => expect(hooks.current.session).toEqual({ status: 'ready', data: null }));
  });

  it('reports that signing in is not possible', async () => {
    server.signOut();
    const signIn = await rendered(useSignIn);
    server.fail('POST', 429);
    await signIn.current.submit({ userName: 'admin', password: 'wrong', isPersistent: false });
    await eventually(() =>
      expect(signIn.current).toMatchObject({ isBusy: false, error: expect.stringMatching(/^Too many/) }),
    );
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
