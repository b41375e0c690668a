import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rateLimitKey } from '../../src/http/rateLimitKeys.ts';
import { knownDeviceMs } from '../../src/staff/knownDevices.ts';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import type { SignInResult } from '../../src/staff/signIn.ts';
import { createStaffService } from '../../src/staff/staffService.ts';
import { clock } from '../support/clock.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { cheapPasswordCost } from '../support/staff.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const right = { userName: 'admin', password: ownerPassword };
const wrong = { userName: 'admin', password: 'not the password' };

async function openStaff(kind: DatabaseKind) {
  const time = clock();
  const store = await testStore(kind);
  const staff = createStaffService({ store, cost: cheapPasswordCost, now: time.now });
  await staff.ensureOwner(ownerPassword);
  const deviceOf = (result: SignInResult) => (result.kind === 'accepted' ? result.device : null);
  /** Strangers fill the limit of the account, each from an address of its own. */
  const lockAccount = async () => {
    for (let tries = 0; tries < signInLimits.perAccount; tries++) {
      await staff.signIn({ ...wrong, address: `10.0.0.${tries}` });
    }
    expect((await staff.signIn({ ...right, address: '10.0.1.1' })).kind).toBe('limited');
  };
  return { store, staff, time, deviceOf, lockAccount };
}

describe.each(databaseKinds)('the limits of sign-ins on %s (O05)', (kind) => {
  it('count at the account only the attempts that reached the password', async () => {
    const { staff } = await openStaff(kind);
    // One stranger, far beyond the limit per address: these attempts must not lock the account.
    for (let tries = 0; tries < signInLimits.perAccount + 1; tries++) {
      await staff.signIn({ ...wrong, address: '10.0.0.1' });
    }
    expect((await staff.signIn({ ...right, address: '10.0.1.1' })).kind).toBe('accepted');
  });

  it('count a known device separately, so that strangers do not lock its user out', async () => {
    const { staff, deviceOf, lockAccount } = await openStaff(kind);
    const device = deviceOf(await staff.signIn({ ...right, address: '10.0.2.1' }));
    expect(device).toMatch(/^[\w-]{22}\.\d+\.[\w-]{43}$/);
    await lockAccount();
    expect((await staff.signIn({ ...right, address: '10.0.2.1', device })).kind).toBe('accepted');
    // Nor does a stranger behind the same address.
    for (let tries = 0; tries <= signInLimits.perAddress; tries++) {
      await staff.signIn({ ...wrong, address: '10.0.2.1' });
    }
    expect((await staff.signIn({ ...right, address: '10.0.2.1', device })).kind).toBe('accepted');
    for (let tries = 0; tries < signInLimits.perAddress; tries++) {
      expect((await staff.signIn({ ...wrong, address: '10.0.2.1', device })).kind).toBe('refused');
    }
    expect((await staff.signIn({ ...right, address: '10.0.2.1', device })).kind).toBe('limited');
  });

  it('reject a device that is forged, expired, or known to another account', async () => {
    const { staff, store, time, deviceOf, lockAccount } = await openStaff(kind);
    await store.staff.insert({
      userName: 'viewer',
      role: 'viewer',
      password: (await store.staff.find('admin'))?.password ?? '',
    });
    const device = deviceOf(await staff.signIn({ ...right, address: '10.0.2.1' })) ?? '';
    const other = deviceOf(await staff.signIn({ ...right, userName: 'viewer', address: '10.0.2.1' }));
    const [nonce, issuedAt, signature = ''] = device.split('.');
    time.pass(knownDeviceMs);
    const current = deviceOf(await staff.signIn({ ...right, address: '10.0.2.1' })) ?? '';
    await lockAccount();
    const forged = [
      device,
      other,
      `${nonce}.${time.now()}.${signature}`,
      `${current}x`,
      `${current.slice(0, -1)}${current.endsWith('A') ? 'B' : 'A'}`,
      `${nonce}.${issuedAt}.`,
      '',
    ];
    for (const [index, token] of forged.entries()) {
      const result = await staff.signIn({ ...right, address: `10.0.3.${index}`, device: token });
      expect(result.kind, String(token)).toBe('limited');
    }
    expect((await staff.signIn({ ...right, address: '10.0.4.1', device: current })).kind).toBe('accepted');
  });

  it('end when the account is unlocked or reset on the command line', async () => {
    const { staff, lockAccount } = await openStaff(kind);
    await lockAccount();
    await staff.unlock(' ADMIN ');
    expect((await staff.signIn({ ...right, address: '10.0.2.1' })).kind).toBe('accepted');
    await lockAccount();
    const { password } = await staff.resetAccount('admin');
    expect((await staff.signIn({ ...right, password, address: '10.0.2.1' })).kind).toBe('accepted');
    await expect(staff.unlock('nobody')).rejects.toThrow("There is no account named 'nobody'.");
    await expect(staff.resetAccount('nobody')).rejects.toThrow("There is no account named 'nobody'.");
  });

  it('set the cookie of a known device at a sign-in, and read it at the next', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const post = (payload: object, cookie = '') =>
      app.inject({ method: 'POST', url: '/backend/staff/session', payload, headers: { cookie } });
    const device = (await post(right)).cookies.find(({ name }) => name.startsWith('device-'));
    expect(device).toMatchObject({
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: knownDeviceMs / 1000,
    });
    const cookie = `${device?.name}=${device?.value}`;
    for (let tries = 0; tries <= signInLimits.perAddress; tries++) await post(wrong);
    expect((await post(right)).statusCode).toBe(429);
    expect((await post(right, cookie)).statusCode).toBe(200);
    await expect(signIn(app)).rejects.toThrow('Too many attempts');
  });

  it('write nothing for random user names beyond the limit, and read no body', async () => {
    const { store, tables } = await openWithTables(kind);
    const app = await testApp({ store });
    const post = (payload: object | string, headers = {}) =>
      app.inject({ method: 'POST', url: '/backend/staff/session', payload, headers });
    const tryRandomName = () => post({ userName: randomUUID(), password: 'a guess' });
    const written = async () =>
      Promise.all([
        tables.selectFrom('attempts').selectAll().orderBy('bucket').execute(),
        tables.selectFrom('audit_events').selectAll().orderBy('id').execute(),
      ]);
    for (let tries = 0; tries < signInLimits.perAddress; tries++) {
      expect((await tryRandomName()).statusCode).toBe(401);
    }
    // Counts and records the first rejected attempt; rejects the others without a query.
    expect((await tryRandomName()).statusCode).toBe(429);
    const before = await written();
    expect(before[0]).toHaveLength(signInLimits.perAddress + 1);
    for (let tries = 0; tries < 50; tries++) {
      const { statusCode, headers } = await tryRandomName();
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    }
    const unread = await post('{ no JSON', { 'content-type': 'application/json' });
    expect(unread.statusCode).toBe(429);
    // A forged device cookie is rejected as well.
    const forged = await post(right, { cookie: 'device-00000000=forged' });
    expect(forged.statusCode).toBe(429);
    expect(await written()).toEqual(before);
  });

  it('are stored under keyed hashes, which reveal no address to brute force', async () => {
    const { store, tables } = await openWithTables(kind);
    const key = rateLimitKey('address', '192.0.2.7');
    await store.attempts.increment({ key, now: 1, windowMs: 60_000 });
    const [row, ...others] = await tables.selectFrom('attempts').selectAll().execute();
    expect(others).toEqual([]);
    const plain = ['192.0.2.7', 'address\n192.0.2.7', key].flatMap((text) => [
      text,
      createHash('sha256').update(text).digest('hex'),
      createHash('sha256').update(text).digest('base64url'),
    ]);
    expect(plain).not.toContain(row?.bucket);
    // The key is the same after a restart and on every server.
    expect((await store.attempts.increment({ key, now: 2, windowMs: 60_000 })).attempts).toBe(2);
  });
});
