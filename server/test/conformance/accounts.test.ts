import type { StaffRole } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { insertStaffWithRole } from '../support/staff.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const credentials = { userName: 'Asha', password: 'correct horse' };
const confirmed = { currentPassword: ownerPassword };
const asha = { ...credentials, role: 'editor' } as const;

async function openAccounts(kind: (typeof databaseKinds)[number]) {
  const store = await testStore(kind);
  const app = await testApp({ store });
  const cookie = await signIn(app);
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, as = cookie) =>
    app.inject({
      method,
      url: `/backend/staff/${url}`,
      headers: { cookie: as },
      ...(payload ? { payload } : {}),
    });
  const accounts = async () => (await send('GET', 'accounts')).json().data;
  const owner = (await accounts())[0];
  return { store, app, send, accounts, cookie, owner };
}

const whoAmI = async (app: FastifyInstance, cookie: string) =>
  (await app.inject({ url: '/backend/staff/session', headers: { cookie } })).json().data;
const signsIn = async (app: FastifyInstance, userName: string, password: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/backend/staff/session',
      payload: { userName, password },
    })
  ).statusCode;

describe.each(databaseKinds)('staff accounts on %s (O47, D-07)', (kind) => {
  it('are created by the owner, can sign in, and never reveal a password', async () => {
    const { app, send, accounts } = await openAccounts(kind);
    const made = await send('POST', 'accounts', asha);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({
      success: true,
      data: { id: expect.any(Number), userName: 'Asha', role: 'editor', isDisabled: false },
    });
    expect(await accounts()).toEqual([
      { id: expect.any(Number), userName: 'admin', role: 'owner', isDisabled: false },
      made.json().data,
    ]);
    expect(await whoAmI(app, await signIn(app, { ...credentials, userName: ' asha ' }))).toEqual({
      userName: 'Asha',
      role: 'editor',
    });
  });

  it('have user names that are unique ignoring case', async () => {
    const { send, accounts } = await openAccounts(kind);
    await send('POST', 'accounts', asha);
    const again = await send('POST', 'accounts', { ...asha, userName: ' ASHA' });
    expect(again.statusCode).toBe(409);
    expect(again.json().fields).toEqual({ userName: "There is already an account named 'ASHA'." });
    expect(await accounts()).toHaveLength(2);
  });

  it.each([
    [{ ...asha, userName: ' ' }, 'userName'],
    [{ ...asha, password: 'short' }, 'password'],
    [{ ...asha, password: 'Password123' }, 'password'],
    [{ ...asha, password: 'Elvora-2026!' }, 'password'],
    [{ ...asha, role: 'king' }, 'role'],
    [{}, 'userName'],
  ])('are rejected with invalid fields: %#', async (draft, field) => {
    const { send, accounts } = await openAccounts(kind);
    const response = await send('POST', 'accounts', draft);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toContain(field);
    expect(await accounts()).toHaveLength(1);
  });

  it('lose permissions immediately when their role changes (O07)', async () => {
    const { app, send } = await openAccounts(kind);
    const { id } = (await send('POST', 'accounts', { ...asha, role: 'owner', ...confirmed })).json().data;
    const hers = await signIn(app, credentials);
    expect((await send('GET', 'accounts', undefined, hers)).statusCode).toBe(200);
    expect((await send('PATCH', `accounts/${id}`, { role: 'viewer', ...confirmed })).json().data.role).toBe(
      'viewer',
    );
    expect((await send('GET', 'accounts', undefined, hers)).statusCode).toBe(403);
    expect(await whoAmI(app, hers)).toEqual({ userName: 'Asha', role: 'viewer' });
  });

  it('lose their sessions when disabled, and must sign in again when enabled (O08)', async () => {
    const { app, send } = await openAccounts(kind);
    const { id } = (await send('POST', 'accounts', asha)).json().data;
    const hers = await signIn(app, credentials);
    expect((await send('PATCH', `accounts/${id}`, { isDisabled: true })).json().data.isDisabled).toBe(true);
    expect(await whoAmI(app, hers)).toBeNull();
    expect(await signsIn(app, 'asha', asha.password)).toBe(401);
    await send('PATCH', `accounts/${id}`, { isDisabled: false });
    expect(await whoAmI(app, hers)).toBeNull();
    expect(await signsIn(app, 'asha', asha.password)).toBe(200);
  });

  it('lose their sessions when the owner sets a new password (O07)', async () => {
    const { app, send } = await openAccounts(kind);
    const { id } = (await send('POST', 'accounts', asha)).json().data;
    const hers = await signIn(app, credentials);
    expect((await send('PATCH', `accounts/${id}`, { password: 'another horse' })).statusCode).toBe(200);
    expect(await whoAmI(app, hers)).toBeNull();
    expect(await signsIn(app, 'asha', asha.password)).toBe(401);
    expect(await signsIn(app, 'asha', 'another horse')).toBe(200);
  });

  it('always include an owner who can sign in', async () => {
    const { store, app, send, accounts, owner, cookie } = await openAccounts(kind);
    for (const change of [{ role: 'editor' }, { isDisabled: true }, { role: 'viewer', isDisabled: true }]) {
      const response = await send('PATCH', `accounts/${owner.id}`, { ...change, ...confirmed });
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toBe('This is the last owner. Make someone else an owner first.');
    }
    expect(await accounts()).toEqual([owner]);
    expect(await whoAmI(app, cookie)).not.toBeNull();

    const { id } = (await send('POST', 'accounts', { ...asha, role: 'owner', ...confirmed })).json().data;
    const both = await Promise.all([
      send('PATCH', `accounts/${owner.id}`, { role: 'viewer', ...confirmed }),
      send('PATCH', `accounts/${id}`, { role: 'viewer', ...confirmed }),
    ]);
    // The second change concerns the last owner, or is requested by someone who is no longer an owner.
    expect([
      [200, 403],
      [200, 409],
    ]).toContainEqual(both.map(({ statusCode }) => statusCode).sort());
    expect((await store.staff.accounts()).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('get no session from a sign-in during a change of password or disabling (O07, O08)', async () => {
    const { staff } = await testStore(kind);
    const { id } = await staff.insert({ userName: 'Asha', password: '0', role: 'editor' });
    await staff.insert({ userName: 'Owner', password: '0', role: 'owner' });
    for (let round = 0; round < 20; round++) {
      const tokenHash = `token ${round}`;
      // The password was verified before the change is committed.
      const session = {
        tokenHash,
        staffId: id,
        password: String(round),
        isPersistent: false,
        now: Date.now(),
      };
      const change = staff.change(id, { password: String(round + 1) }, new Date());
      await Promise.all([staff.insertSession(session), change]);
      expect(await staff.findSession(tokenHash)).toBeNull();
      expect(await staff.insertSession({ ...session, tokenHash: `${tokenHash} late` })).toBe(false);
    }
    const last = { tokenHash: 'last', staffId: id, password: '20', isPersistent: false, now: Date.now() };
    expect(await staff.insertSession(last)).toBe(true);
    await staff.change(id, { isDisabled: true }, new Date());
    expect(await staff.insertSession({ ...last, tokenHash: 'later' })).toBe(false);
    await staff.change(id, { isDisabled: false }, new Date());
    expect(await staff.findSession('last')).toBeNull();
  });

  it('change their own password: other sessions end, and the current one gets a new token', async () => {
    const { app, send, store } = await openAccounts(kind);
    const who = await insertStaffWithRole(store, 'viewer');
    const [here, there] = [await signIn(app, who), await signIn(app, who)];
    const change = { currentPassword: who.password, password: 'another horse' };
    const response = await send('POST', 'password', change, here);
    expect(response.statusCode).toBe(200);
    const token = response.cookies.find(({ name }) => name === 'staff');
    expect(await whoAmI(app, `staff=${token?.value}`)).toEqual({ userName: 'viewer', role: 'viewer' });
    expect(await whoAmI(app, here)).toBeNull();
    expect(await whoAmI(app, there)).toBeNull();
    expect(await signsIn(app, 'viewer', who.password)).toBe(401);
    expect(await signsIn(app, 'viewer', 'another horse')).toBe(200);
  });

  it.each([true, false])('keep a persistent session persistent with a new password: %s', async (stays) => {
    const { app, send, store } = await openAccounts(kind);
    const who = await insertStaffWithRole(store, 'viewer');
    const cookie = await signIn(app, { ...who, stays });
    const change = { currentPassword: who.password, password: 'another horse' };
    const { cookies } = await send('POST', 'password', change, cookie);
    const token = cookies.find(({ name }) => name === 'staff');
    expect(token !== undefined && 'maxAge' in token).toBe(stays);
  });

  it('keep their password when the current one is wrong, within a rate limit (O05)', async () => {
    const { app, send, store } = await openAccounts(kind);
    const who = await insertStaffWithRole(store, 'viewer');
    const cookie = await signIn(app, who);
    const wrong = { currentPassword: 'a guess', password: 'another horse' };
    for (let tries = 0; tries < 10; tries++) {
      const response = await send('POST', 'password', wrong, cookie);
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toEqual({ currentPassword: 'This is not your password.' });
    }
    const right = { ...wrong, currentPassword: who.password };
    const response = await send('POST', 'password', right, cookie);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
    expect(await whoAmI(app, cookie)).not.toBeNull();
    // They count like failed sign-ins.
    expect(await signsIn(app, 'viewer', who.password)).toBe(429);
    expect((await send('POST', 'password', { ...right, password: 'short' }, cookie)).statusCode).toBe(422);
  });

  it('are accessible to owners only (O01)', async () => {
    const { app, send, store, owner, accounts } = await openAccounts(kind);
    for (const role of ['viewer', 'editor'] satisfies StaffRole[]) {
      const cookie = await signIn(app, await insertStaffWithRole(store, role));
      const before = await accounts();
      expect((await send('GET', 'accounts', undefined, cookie)).statusCode).toBe(403);
      expect((await send('POST', 'accounts', asha, cookie)).statusCode).toBe(403);
      expect((await send('PATCH', `accounts/${owner.id}`, { role: 'viewer' }, cookie)).statusCode).toBe(403);
      expect(await accounts()).toEqual(before);
    }
    for (const [method, url] of [
      ['GET', 'accounts'],
      ['POST', 'accounts'],
      ['PATCH', 'accounts/1'],
      ['POST', 'password'],
    ] as const) {
      expect((await send(method, url, method === 'GET' ? undefined : {}, '')).statusCode).toBe(401);
    }
    expect(await signsIn(app, 'admin', ownerPassword)).toBe(200);
  });

  it.each(['accounts/999', 'accounts/x', 'accounts/-1'])('respond with 404 at %s (O42)', async (url) => {
    const { send } = await openAccounts(kind);
    expect((await send('PATCH', url, { isDisabled: true })).statusCode).toBe(404);
  });
});

describe.each(databaseKinds)('preferences on %s (D-61)', (kind) => {
  it('are stored per account, for any role', async () => {
    const { app, store, send } = await openAccounts(kind);
    const viewer = await signIn(app, await insertStaffWithRole(store, 'viewer'));
    expect((await send('GET', 'preferences')).json()).toEqual({
      success: true,
      data: { productView: 'cards' },
    });
    const changed = await send('PATCH', 'preferences', { productView: 'table' });
    expect(changed.json()).toEqual({ success: true, data: { productView: 'table' } });
    // Another session of the same account, and another account.
    const again = await signIn(app);
    expect((await send('GET', 'preferences', undefined, again)).json().data).toEqual({
      productView: 'table',
    });
    expect((await send('GET', 'preferences', undefined, viewer)).json().data).toEqual({
      productView: 'cards',
    });
    expect((await send('PATCH', 'preferences', { productView: 'table' }, viewer)).statusCode).toBe(200);
    expect((await send('PATCH', 'preferences', {})).json().data).toEqual({ productView: 'table' });
    expect((await send('PATCH', 'preferences', { productView: 'cards' })).json().data).toEqual({
      productView: 'cards',
    });
  });

  it('reject an unknown view, and visitors', async () => {
    const { app, send } = await openAccounts(kind);
    const refused = await send('PATCH', 'preferences', { productView: 'map' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ productView: 'Choose one of the options' });
    const visitor = await app.inject({ url: '/backend/staff/preferences' });
    expect(visitor.statusCode).toBe(401);
  });

  it('are kept even without sign-in', async () => {
    const store = await testStore(kind);
    const app = await testApp({ store, environment: { ADMIN_AUTH: 'off', HOST: '127.0.0.1' } });
    const url = '/backend/staff/preferences';
    const changed = await app.inject({ method: 'PATCH', url, payload: { productView: 'table' } });
    expect(changed.statusCode).toBe(200);
    expect((await app.inject({ url })).json().data).toEqual({ productView: 'table' });
  });
});
