import { describe, expect, it } from 'vitest';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import { totpCode, totpStep } from '../../src/staff/totp.ts';
import { createStaffService } from '../../src/staff/staffService.ts';
import { clock } from '../support/clock.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { cheapPasswordCost } from '../support/staff.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const currentPassword = ownerPassword;
const right = { userName: 'admin', password: ownerPassword };
const stepMs = 30_000;

async function openApp(
  kind: DatabaseKind,
  store = testStore(kind),
  environment: Record<string, string> = {},
) {
  const time = clock();
  const app = await testApp({ store: await store, now: time.now, environment });
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, cookie: string, payload?: object) =>
    app.inject({
      method,
      url: `/backend/staff/${path}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const post = (payload: object, cookie = '') => send('POST', 'session', cookie, payload);
  const whoAmI = async (cookie: string) => (await send('GET', 'session', cookie)).json().data;
  const security = async (cookie: string) => (await send('GET', 'security', cookie)).json().data;
  /** Turns the second factor on; returns its codes. */
  async function enrol(cookie: string) {
    const { secret } = (await send('POST', 'totp', cookie, { currentPassword })).json().data;
    const code = totpCode(secret, totpStep(time.now()));
    const confirmed = await send('PUT', 'totp', cookie, { currentPassword, code });
    const recoveryCodes: string[] = confirmed.json().data.recoveryCodes;
    // The first code has been used.
    time.pass(stepMs);
    return { secret, recoveryCodes, codeNow: () => totpCode(secret, totpStep(time.now())) };
  }
  return { app, time, send, post, whoAmI, security, enrol, cookie: await signIn(app) };
}

describe.each(databaseKinds)('two-step sign-in on %s (ASVS 6.3.3, 6.5)', (kind) => {
  it('is set up with the password and a first code, and ends all other sessions', async () => {
    const { app, send, cookie, whoAmI, security, time } = await openApp(kind);
    const elsewhere = await signIn(app);
    expect((await send('POST', 'totp', cookie, {})).statusCode).toBe(422);
    expect((await send('POST', 'totp', cookie, { currentPassword: 'a guess' })).statusCode).toBe(422);
    const begun = await send('POST', 'totp', cookie, { currentPassword });
    const { secret, uri, qrRows } = begun.json().data;
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(uri).toBe(`otpauth://totp/Elvora:admin?secret=${secret}&issuer=Elvora`);
    expect(new Set(qrRows.map((row: string) => row.length))).toEqual(new Set([qrRows.length]));
    // It does not count yet.
    expect(await security(cookie)).toMatchObject({ hasSecondFactor: false, recoveryCodes: 0 });

    const code = totpCode(secret, totpStep(time.now()));
    const wrong = code === '000000' ? '111111' : '000000';
    const refused = await send('PUT', 'totp', cookie, { currentPassword, code: wrong });
    expect(refused.json().fields).toEqual({ code: 'This code is wrong. Is the clock of your phone right?' });
    const confirmed = await send('PUT', 'totp', cookie, { currentPassword, code });
    expect(confirmed.json().data.recoveryCodes).toHaveLength(10);
    expect(await security(cookie)).toMatchObject({ hasSecondFactor: true, recoveryCodes: 10 });
    expect(await whoAmI(cookie)).not.toBeNull();
    expect(await whoAmI(elsewhere)).toBeNull();
    expect((await send('POST', 'totp', cookie, { currentPassword })).statusCode).toBe(409);
  });

  it('asks for the code after the right password only', async () => {
    const { post, enrol, cookie } = await openApp(kind);
    const { codeNow } = await enrol(cookie);
    const asked = await post(right);
    expect(asked.statusCode).toBe(401);
    expect(asked.json().fields).toEqual({ code: 'Enter the code of your authenticator app.' });
    expect(asked.cookies).toEqual([]);
    const wrong = await post({ ...right, password: 'a guess', code: codeNow() });
    expect(wrong.json()).toMatchObject({ error: 'User name or password is wrong.' });
    expect(wrong.json().fields).toBeUndefined();
    expect((await post({ ...right, code: codeNow() })).statusCode).toBe(200);
  });

  it('accepts a code once, also from two clients at the same time', async () => {
    const { post, enrol, cookie, time } = await openApp(kind);
    const { codeNow } = await enrol(cookie);
    const code = codeNow();
    const both = await Promise.all([post({ ...right, code }), post({ ...right, code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    time.pass(stepMs);
    const again = await post({ ...right, code });
    expect(again.json().fields).toEqual({ code: 'This code is wrong, or was used before.' });
    expect(
      (await post({ ...right, code: ` ${codeNow().slice(0, 3)} ${codeNow().slice(3)}` })).statusCode,
    ).toBe(200);
  });

  it('accepts each recovery code once in place of a code, and replaces them all', async () => {
    const { app, post, send, enrol, cookie, security } = await openApp(kind);
    const { recoveryCodes } = await enrol(cookie);
    const [code = '', other = ''] = recoveryCodes;
    const both = await Promise.all([post({ ...right, code }), post({ ...right, code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await security(cookie)).recoveryCodes).toBe(9);
    expect((await send('POST', 'recovery-codes', cookie, {})).statusCode).toBe(422);
    const renewed = (await send('POST', 'recovery-codes', cookie, { currentPassword })).json().data;
    expect((await post({ ...right, code: other })).statusCode).toBe(401);
    expect((await post({ ...right, code: renewed.recoveryCodes[0] })).statusCode).toBe(200);
    const log = (await app.inject({ url: '/backend/staff/audit-log', headers: { cookie } })).json().data;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['secondFactor.on', 'signIn.recoveryCode', 'recoveryCodes.renewed']),
    );
  });

  it('limits wrong codes together with wrong passwords', async () => {
    const { post, enrol, cookie } = await openApp(kind);
    const { codeNow } = await enrol(cookie);
    for (let tries = 0; tries < signInLimits.codesPerAccount; tries++) {
      expect((await post({ ...right, code: '12345' })).statusCode).toBe(401);
    }
    expect((await post({ ...right, code: codeNow() })).statusCode).toBe(429);
  });

  it('is turned off with the password', async () => {
    const { post, send, enrol, cookie, security } = await openApp(kind);
    await enrol(cookie);
    expect((await send('POST', 'totp/removal', cookie, { currentPassword: 'a guess' })).statusCode).toBe(422);
    expect((await security(cookie)).hasSecondFactor).toBe(true);
    expect((await send('POST', 'totp/removal', cookie, { currentPassword })).statusCode).toBe(200);
    expect(await security(cookie)).toMatchObject({ hasSecondFactor: false, recoveryCodes: 0 });
    expect((await post(right)).statusCode).toBe(200);
    expect((await send('POST', 'recovery-codes', cookie, { currentPassword })).statusCode).toBe(409);
  });

  it('is removed when the command line sets a password', async () => {
    const store = await testStore(kind);
    const { post, enrol, cookie, whoAmI } = await openApp(kind, Promise.resolve(store));
    await enrol(cookie);
    const staff = createStaffService({ store, cost: cheapPasswordCost });
    const { password } = await staff.resetAccount('ADMIN');
    expect(await whoAmI(cookie)).toBeNull();
    expect((await post(right)).statusCode).toBe(401);
    expect((await post({ ...right, password })).statusCode).toBe(200);
  });

  it('stores neither secret nor recovery codes in the clear', async () => {
    const { store, tables } = await openWithTables(kind);
    const { enrol, cookie } = await openApp(kind, Promise.resolve(store));
    const { secret, recoveryCodes } = await enrol(cookie);
    const stored = JSON.stringify([
      await tables.selectFrom('staff_totp').selectAll().execute(),
      await tables.selectFrom('staff_recovery_codes').selectAll().execute(),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it('opens no session that was verified before it was turned on', async () => {
    const { staff } = await testStore(kind);
    const { id } = await staff.insert({ userName: 'Asha', password: '0', role: 'editor' });
    await staff.secondFactors.begin(id, 'sealed');
    const confirmation = { staffId: id, secret: 'sealed', step: 1, codeHashes: ['a'], tokenHash: '' };
    expect(await staff.secondFactors.confirm(confirmation)).toBe(true);
    expect(await staff.secondFactors.confirm(confirmation)).toBe(false);
    const session = { tokenHash: 'late', staffId: id, password: '0', isPersistent: false, now: Date.now() };
    expect(await staff.insertSession(session)).toBe(false);
    expect(await staff.insertSession({ ...session, hasSecondFactor: true })).toBe(true);
  });
});

describe.each(databaseKinds)('the list of sessions on %s (ASVS 7.5.2)', (kind) => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it("lists the user's sessions with browser and address, and ends one or all others", async () => {
    const { app, send, cookie, whoAmI, security } = await openApp(kind);
    const elsewhere = async () => {
      const response = await app.inject({
        method: 'POST',
        url: '/backend/staff/session',
        payload: right,
        headers: { 'user-agent': firefox },
        remoteAddress: '203.0.113.9',
      });
      return `staff=${response.cookies.find(({ name }) => name === 'staff')?.value}`;
    };
    const [second, third] = [await elsewhere(), await elsewhere()];
    const { sessions } = await security(second);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      expect.objectContaining({ browser: 'Firefox on Linux', address: '203.0.113.9' }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain(second.slice('staff='.length));

    const { id } = (await security(third)).sessions.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    );
    expect((await send('DELETE', `sessions/${id}`, cookie)).statusCode).toBe(200);
    expect(await whoAmI(third)).toBeNull();
    expect(await whoAmI(second)).not.toBeNull();
    expect((await send('DELETE', `sessions/${id}`, cookie)).statusCode).toBe(404);
    expect((await send('DELETE', 'sessions', cookie)).statusCode).toBe(200);
    expect(await whoAmI(second)).toBeNull();
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('never ends or shows sessions of other accounts', async () => {
    const store = await testStore(kind);
    const { app, send, cookie, whoAmI, security } = await openApp(kind, Promise.resolve(store));
    await store.staff.insert({
      userName: 'viewer',
      role: 'viewer',
      password: (await store.staff.find('admin'))?.password ?? '',
    });
    const hers = await signIn(app, { ...right, userName: 'viewer' });
    const [{ id }] = (await security(cookie)).sessions;
    expect((await security(hers)).sessions).toHaveLength(1);
    expect((await send('DELETE', `sessions/${id}`, hers)).statusCode).toBe(404);
    expect((await send('DELETE', 'sessions', hers)).statusCode).toBe(200);
    expect(await whoAmI(cookie)).not.toBeNull();
  });

  it('is empty without sign-in, where there is nothing to set up', async () => {
    const { send, security } = await openApp(kind, testStore(kind), { ADMIN_AUTH: 'off' });
    expect(await security('')).toEqual({
      isSignInOn: false,
      hasSecondFactor: false,
      recoveryCodes: 0,
      sessions: [],
    });
    for (const [method, path] of [
      ['POST', 'totp'],
      ['PUT', 'totp'],
      ['POST', 'totp/removal'],
      ['POST', 'recovery-codes'],
      ['DELETE', 'sessions'],
      ['DELETE', 'sessions/x'],
    ] as const) {
      const response = await send(method, path, '', method === 'DELETE' ? undefined : { currentPassword });
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toBe('Signing in is off (ADMIN_AUTH=off).');
    }
  });
});
