import { expect, describe, it } from 'vitest';
import { createClockGuard } from '../../src/clockGuard.ts';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { type DatabaseKind, databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';
import { ownerPassword, signIn, testApp } from '../support/testApp.ts';

const day = 24 * 60 * 60_000;

/** A server whose database was last used 60 days before its clock's time. */
async function openDoubted(kind: DatabaseKind, environment: Record<string, string> = {}) {
  const store = await testStore(kind);
  await store.clock.recordSeen(new Date(Date.now() - 60 * day));
  const clock = await createClockGuard({ store, logger: silentLogger });
  expect(clock.state.kind).toBe('ahead');
  const app = await testApp({ store, clock, environment });
  const confirm = (cookie: string, payload: object = { currentPassword: ownerPassword }) =>
    app.inject({ method: 'POST', url: '/backend/staff/clock-confirmation', headers: { cookie }, payload });
  const events = async () =>
    (await store.auditLog.page({ before: null, limit: 9 })).filter(
      ({ action }) => action !== 'signIn.accepted',
    );
  return { store, clock, app, confirm, events };
}

describe.each(databaseKinds)('confirming the clock on %s', (kind) => {
  it('resumes erasure, and is recorded with the warning', async () => {
    const { store, clock, app, confirm, events } = await openDoubted(kind);
    const cookie = await signIn(app);
    expect((await confirm(cookie)).json()).toEqual({ success: true, data: null });
    expect(clock.state).toEqual({ kind: 'right' });
    expect(Date.now() - ((await store.clock.lastSeen())?.getTime() ?? 0)).toBeLessThan(day);
    expect(await events()).toMatchObject([
      {
        action: 'clock.confirmed',
        actor: 'admin',
        source: '127.0.0.1',
        detail: expect.stringMatching(/^It shows .*, and the server last ran on .*\.$/),
      },
    ]);
    // Nothing is left to confirm.
    expect((await confirm(cookie)).statusCode).toBe(200);
    expect(await events()).toHaveLength(1);
  });

  it("requires the owner's password, whose failures count like failed sign-ins", async () => {
    const { clock, app, confirm, events } = await openDoubted(kind);
    const cookie = await signIn(app);
    for (const payload of [{}, { currentPassword: '' }, { currentPassword: 'a guess' }]) {
      const refused = await confirm(cookie, payload);
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json().fields)).toEqual(['currentPassword']);
    }
    expect(await events()).toMatchObject([{ action: 'password.refused' }]);
    for (let tries = 1; tries < signInLimits.perAddress; tries++)
      await confirm(cookie, { currentPassword: 'a guess' });
    expect((await confirm(cookie)).statusCode).toBe(429);
    expect(clock.state.kind).toBe('ahead');
  });

  it('is for owners only', async () => {
    const { store, clock, app, confirm } = await openDoubted(kind);
    expect((await confirm('')).statusCode).toBe(401);
    for (const role of ['editor', 'viewer'] as const) {
      const credentials = await insertStaffWithRole(store, role);
      const response = await confirm(await signIn(app, credentials), {
        currentPassword: credentials.password,
      });
      expect(response.statusCode).toBe(403);
    }
    expect(clock.state.kind).toBe('ahead');
  });

  it('requires the password even without sign-in', async () => {
    const { clock, confirm } = await openDoubted(kind, { ADMIN_AUTH: 'off' });
    expect((await confirm('', {})).statusCode).toBe(422);
    expect((await confirm('')).statusCode).toBe(200);
    expect(clock.state.kind).toBe('right');
  });
});
