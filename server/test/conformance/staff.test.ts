import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { sessionLifetime } from '../../src/staff/sessions.ts';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import { createStaffService } from '../../src/staff/staffService.ts';
import { clock } from '../support/clock.ts';
import { cheapPasswordCost } from '../support/staff.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const url = '/backend/staff/session';
const nobody = { userName: '', token: null, address: '' };
const right = { userName: 'admin', password: ownerPassword };
const wrong = { userName: 'admin', password: 'not the password' };

const post = (app: FastifyInstance, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
/** The cookies of a response but the one that makes the browser known. */
const sessionCookie = ({ cookies }: { cookies: readonly { name: string }[] }) =>
  cookies.filter(({ name }) => !name.includes('device'));
const whoAmI = async (app: FastifyInstance, cookie: string) =>
  (await app.inject({ url, headers: { cookie } })).json().data;

describe.each(databaseKinds)('staff on %s (O47)', (kind) => {
  it('signs in with the token only in an HttpOnly cookie (O03)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const response = await post(app, right);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, data: { userName: 'admin', role: 'owner' } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(sessionCookie(response)).toMatchObject([
      {
        name: 'staff',
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        value: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
  });

  it('sets a session cookie, or a persistent one up to the absolute timeout (O06)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    expect(sessionCookie(await post(app, right))[0]).not.toHaveProperty('maxAge');
    expect(sessionCookie(await post(app, { ...right, stays: false }))[0]).not.toHaveProperty('maxAge');
    expect(sessionCookie(await post(app, { ...right, stays: true }))).toMatchObject([
      { name: 'staff', httpOnly: true, sameSite: 'Strict', maxAge: sessionLifetime.absoluteMs / 1000 },
    ]);
  });

  it('gives the cookie the __Host- prefix and Secure on https (O03)', async () => {
    const app = await testApp({
      store: await testStore(kind),
      environment: { SITE_URL: 'https://elvora.example' },
    });
    const response = await post(app, right);
    expect(sessionCookie(response)).toMatchObject([
      { name: '__Host-staff', path: '/', secure: true, httpOnly: true },
    ]);
    for (const cookie of response.cookies) {
      expect(cookie.name).toMatch(/^__Host-/);
      expect(cookie).not.toHaveProperty('domain');
    }
    expect(response.headers['strict-transport-security']).toContain('max-age=');
  });

  it('returns the current session, and null for visitors', async () => {
    const app = await testApp({ store: await testStore(kind) });
    expect((await app.inject(url)).json()).toEqual({ success: true, data: null });
    expect(await whoAmI(app, await signIn(app))).toEqual({ userName: 'admin', role: 'owner' });
    for (const cookie of ['staff=', 'staff=x', `staff=${'a'.repeat(43)}`, "staff=' or 1=1", 'other=1']) {
      expect(await whoAmI(app, cookie)).toBeNull();
    }
  });

  it('responds equally to a wrong password and an unknown user name (O04)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const [one, two] = [await post(app, wrong), await post(app, { ...wrong, userName: 'nobody' })];
    expect(one.statusCode).toBe(401);
    expect(two.statusCode).toBe(401);
    expect(two.body).toBe(one.body);
    expect(one.cookies).toEqual([]);
  });

  it('invalidates the session on sign-out (O15)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const cookie = await signIn(app);
    const response = await app.inject({ method: 'DELETE', url, headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toMatchObject([{ name: 'staff', value: '' }]);
    expect(await whoAmI(app, cookie)).toBeNull();
    expect((await app.inject({ url: '/backend/summary', headers: { cookie } })).statusCode).toBe(401);
  });

  it('ends the previous session of a browser on sign-in', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const earlier = await signIn(app);
    await post(app, right, { cookie: earlier });
    expect(await whoAmI(app, earlier)).toBeNull();
  });

  it('ends a session after 30 idle minutes, and 12 hours after sign-in (O06)', async () => {
    const time = clock();
    const app = await testApp({ store: await testStore(kind), now: time.now });
    const idle = await signIn(app);
    time.pass(sessionLifetime.idleMs - 1);
    expect(await whoAmI(app, idle)).not.toBeNull();
    time.pass(sessionLifetime.idleMs);
    expect(await whoAmI(app, idle)).toBeNull();

    const busy = await signIn(app);
    for (let passed = 0; passed + 20 * 60_000 < sessionLifetime.absoluteMs; passed += 20 * 60_000) {
      time.pass(20 * 60_000);
      expect(await whoAmI(app, busy)).not.toBeNull();
    }
    time.pass(20 * 60_000);
    expect(await whoAmI(app, busy)).toBeNull();
  });

  it('rejects the 11th failed sign-in from an address in 15 minutes with Retry-After (O05)', async () => {
    const time = clock();
    const app = await testApp({ store: await testStore(kind), now: time.now });
    for (let tries = 0; tries < signInLimits.perAddress; tries++) {
      expect((await post(app, { ...wrong, userName: `name ${tries}` })).statusCode).toBe(401);
    }
    time.pass(60_000);
    const response = await post(app, right);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('840');
    expect(response.json()).toMatchObject({ success: false, error: expect.any(String) });
    time.pass(840_000);
    expect((await post(app, right)).statusCode).toBe(200);
  });

  it('locks out for no longer than the window, and ends sessions, when the clock was ahead', async () => {
    const time = clock();
    const app = await testApp({ store: await testStore(kind), now: time.now });
    time.pass(790 * 24 * 60 * 60_000);
    const session = await signIn(app);
    for (let tries = 0; tries < signInLimits.perAddress; tries++) await post(app, wrong);
    expect((await post(app, right)).statusCode).toBe(429);
    time.pass(-790 * 24 * 60 * 60_000);
    expect(await whoAmI(app, session)).toBeNull();
    expect((await post(app, right)).headers['retry-after']).toBe('900');
    time.pass(60_000);
    expect((await post(app, right)).headers['retry-after']).toBe('840');
    time.pass(840_000);
    expect((await post(app, right)).statusCode).toBe(200);
  });

  it('limits failed sign-ins per account across addresses (O05)', async () => {
    const staff = createStaffService({ store: await testStore(kind), cost: cheapPasswordCost });
    await staff.ensureOwner(ownerPassword);
    const from = (address: string) => staff.signIn({ ...wrong, address });
    for (let tries = 0; tries < signInLimits.perAccount; tries++) {
      expect((await from(`10.0.0.${tries}`)).kind).toBe('refused');
    }
    expect((await from('10.0.1.1')).kind).toBe('limited');
    expect((await staff.signIn({ ...right, userName: ' ADMIN ', address: '10.0.1.2' })).kind).toBe('limited');
    expect((await staff.signIn({ ...wrong, userName: 'other', address: '10.0.1.3' })).kind).toBe('refused');
  });

  it('counts spelling variants of a user name as one account (O05)', async () => {
    const staff = createStaffService({ store: await testStore(kind), cost: cheapPasswordCost });
    await staff.createAccount(nobody, { userName: 'Zoë Rao', password: ownerPassword, role: 'editor' });
    const spellings = ['Zoë Rao', 'zoë  rao', 'ZOË\u{A0}Rao', 'Zoe\u{308} Rao'];
    for (let tries = 0; tries < signInLimits.perAccount; tries++) {
      const userName = spellings[tries % spellings.length] ?? '';
      await staff.signIn({ ...wrong, userName, address: `10.0.0.${tries}` });
    }
    const input = { userName: 'Zoë Rao', password: ownerPassword, address: '10.0.1.1' };
    expect((await staff.signIn(input)).kind).toBe('limited');
  });

  it('counts concurrent attempts, and an IPv6 network as one address (O05)', async () => {
    const staff = createStaffService({ store: await testStore(kind), cost: cheapPasswordCost });
    await staff.ensureOwner(ownerPassword);
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_value, index) =>
        staff.signIn({ userName: `name ${index}`, password: 'wrong', address: `2001:db8:1:2::${index}` }),
      ),
    );
    expect(tries.filter(({ kind: result }) => result === 'limited')).toHaveLength(5);
  });

  it('does not count successful sign-ins', async () => {
    const app = await testApp({ store: await testStore(kind) });
    for (let tries = 0; tries < signInLimits.perAddress + 2; tries++) {
      expect((await post(app, right)).statusCode).toBe(200);
    }
  });

  it('stores only the SHA-256 of a token (O11)', async () => {
    const store = await testStore(kind);
    const insert = vi.spyOn(store.staff, 'insertSession');
    const app = await testApp({ store });
    const token = (await signIn(app)).slice('staff='.length);
    expect(insert.mock.calls[0]?.[0].tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('creates one owner when several processes start for the first time (D-07)', async () => {
    const store = await testStore(kind);
    const all = Array.from({ length: 3 }, () => createStaffService({ store, cost: cheapPasswordCost }));
    const owners = await Promise.all(all.map((staff) => staff.ensureOwner(null)));
    expect(owners.filter(Boolean)).toHaveLength(1);
    expect(await store.staff.count()).toBe(1);
  });

  it('creates the owner once, with the given or a generated password (O09, D-07)', async () => {
    const given = createStaffService({ store: await testStore(kind) });
    expect(await given.ensureOwner(ownerPassword)).toBeNull();
    const random = createStaffService({ store: await testStore(kind) });
    const owner = await random.ensureOwner(null);
    expect(owner?.generatedPassword).toMatch(/^[\w-]{20}$/);
    expect(await random.ensureOwner('another password')).toBeNull();
    const credentials = { userName: 'admin', address: '127.0.0.1' };
    expect(await random.signIn({ ...credentials, password: owner?.generatedPassword ?? '' })).toMatchObject({
      kind: 'accepted',
    });
    expect(await random.signIn({ ...credentials, password: 'another password' })).toMatchObject({
      kind: 'refused',
    });
  });

  it.each([
    {},
    { userName: 'admin' },
    { userName: 'admin', password: 1 },
    { userName: '', password: 'x' },
    [],
    'x',
    null,
    { ...right, role: 'owner' },
    { ...right, stays: 'yes' },
  ])('rejects a sign-in with the body %j', async (payload) => {
    const app = await testApp({ store: await testStore(kind) });
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(response.statusCode).toBe(422);
    expect(response.cookies).toEqual([]);
  });
});

describe('an open admin panel (ADMIN_AUTH=off)', () => {
  it('treats every client as the owner', async () => {
    const app = await testApp({ store: await testStore('sqlite'), environment: { ADMIN_AUTH: 'off' } });
    expect((await app.inject(url)).json().data).toEqual({ userName: 'admin', role: 'owner' });
    expect((await app.inject('/backend/summary')).statusCode).toBe(200);
  });

  it('responds only under the names of this machine, so that DNS rebinding cannot reach it', async () => {
    const environment = { ADMIN_AUTH: 'off' };
    const app = await testApp({ store: await testStore('sqlite'), environment });
    const statusOf = async (host: string) =>
      (await app.inject({ url: '/backend/summary', headers: { host } })).statusCode;
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:8080', '[::1]:3000']) {
      expect(await statusOf(host), host).toBe(200);
    }
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      'x@localhost:1',
      '127.0.0.2',
    ]) {
      expect(await statusOf(host), host).toBe(421);
    }
    const forwarded = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
    expect((await app.inject({ url: '/backend/summary', headers: forwarded })).statusCode).toBe(403);
    const posted = await app.inject({
      method: 'POST',
      url: '/backend/staff/accounts',
      headers: { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      payload: { userName: 'Mallory', password: 'correct horse', role: 'editor' },
    });
    expect(posted.statusCode).toBe(421);
  });

  it('leaves the host check of a server with sign-in to its proxy', async () => {
    const app = await testApp({ store: await testStore('sqlite') });
    expect(
      (await app.inject({ url: '/backend/products', headers: { host: 'any.example' } })).statusCode,
    ).toBe(200);
  });
});
