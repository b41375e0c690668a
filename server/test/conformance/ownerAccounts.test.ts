import { describe, expect, it } from 'vitest';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const currentPassword = ownerPassword;
const asha = { userName: 'Asha', password: 'correct horse' };

async function openAccounts(kind: DatabaseKind, environment: Record<string, string> = {}) {
  const store = await testStore(kind);
  const app = await testApp({ store, environment });
  const cookie = await signIn(app);
  const send = (method: 'POST' | 'PATCH', path: string, payload: object, as = cookie) =>
    app.inject({ method, url: `/backend/staff/${path}`, headers: { cookie: as }, payload });
  const whoAmI = async (as: string) =>
    (await app.inject({ url: '/backend/staff/session', headers: { cookie: as } })).json().data;
  const [owner] = await store.staff.accounts();
  return { store, app, cookie, send, whoAmI, ownerPath: `accounts/${owner?.id}` };
}

describe.each(databaseKinds)('accounts of owners on %s (ASVS 6.2.3, 7.5.1)', (kind) => {
  it.each([undefined, '', 'a guess'])('are not made with the password %j of the owner', async (password) => {
    const { store, send } = await openAccounts(kind);
    const confirmation = password === undefined ? {} : { currentPassword: password };
    const response = await send('POST', 'accounts', { ...asha, role: 'owner', ...confirmation });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual(['currentPassword']);
    expect(await store.staff.count()).toBe(1);
  });

  it('are not changed without the password of the owner', async () => {
    const { store, send, ownerPath, cookie, whoAmI } = await openAccounts(kind);
    const { id } = (await send('POST', 'accounts', { ...asha, role: 'editor' })).json().data;
    const before = await store.staff.accounts();
    for (const [path, change] of [
      [ownerPath, { password: 'stolen for good' }],
      [ownerPath, { role: 'viewer' }],
      [ownerPath, { isDisabled: true }],
      [`accounts/${id}`, { role: 'owner' }],
    ] as const) {
      for (const confirmation of [{}, { currentPassword: '' }, { currentPassword: 'a guess' }]) {
        const response = await send('PATCH', path, { ...change, ...confirmation });
        expect(response.statusCode).toBe(422);
        expect(Object.keys(response.json().fields)).toEqual(['currentPassword']);
      }
    }
    expect(await store.staff.accounts()).toEqual(before);
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('change with it, and all sessions except the current one end', async () => {
    const { app, send, ownerPath, cookie, whoAmI } = await openAccounts(kind);
    const elsewhere = await signIn(app);
    const change = { password: 'another horse', currentPassword };
    const response = await send('PATCH', ownerPath, change);
    expect(response.statusCode).toBe(200);
    const renewed = response.cookies.find(({ name }) => name === 'staff');
    expect(await whoAmI(`staff=${renewed?.value}`)).toEqual({ userName: 'admin', role: 'owner' });
    expect(await whoAmI(cookie)).toBeNull();
    expect(await whoAmI(elsewhere)).toBeNull();
  });

  it('begin with no open session of the promoted account', async () => {
    const { app, store, send, whoAmI } = await openAccounts(kind);
    const editor = await insertStaffWithRole(store, 'editor');
    const hers = await signIn(app, editor);
    const id = (await store.staff.find('editor'))?.id;
    expect((await send('PATCH', `accounts/${id}`, { role: 'owner', currentPassword })).statusCode).toBe(200);
    expect(await whoAmI(hers)).toBeNull();
    expect(await whoAmI(await signIn(app, editor))).toEqual({ userName: 'editor', role: 'owner' });
  });

  it('count failed confirmations like failed sign-ins', async () => {
    const { app, send, ownerPath } = await openAccounts(kind);
    for (let tries = 0; tries < signInLimits.perAddress; tries++) {
      await send('PATCH', ownerPath, { password: 'stolen for good', currentPassword: 'a guess' });
    }
    const response = await send('PATCH', ownerPath, { password: 'another horse', currentPassword });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
    await expect(signIn(app)).rejects.toThrow('Too many attempts');
  });

  it('require the password even without sign-in', async () => {
    const { store, send, ownerPath } = await openAccounts(kind, { ADMIN_AUTH: 'off' });
    const draft = { ...asha, role: 'owner' };
    expect((await send('POST', 'accounts', draft, '')).statusCode).toBe(422);
    expect((await send('PATCH', ownerPath, { password: 'stolen for good' }, '')).statusCode).toBe(422);
    expect((await send('POST', 'accounts', { ...draft, currentPassword }, '')).statusCode).toBe(201);
    expect(await store.staff.count()).toBe(2);
  });

  it('do not require it for other accounts', async () => {
    const { send } = await openAccounts(kind);
    const { id } = (await send('POST', 'accounts', { ...asha, role: 'editor' })).json().data;
    for (const change of [{ role: 'viewer' }, { isDisabled: true }, { password: 'another horse' }]) {
      expect((await send('PATCH', `accounts/${id}`, change)).statusCode).toBe(200);
    }
  });
});
