import { execFile } from 'node:child_process';
import { appendFile, chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { totpCode, totpStep } from '../../src/staff/totp.ts';
import { createBackupRecord } from '../../src/store/backupRecord.ts';
import { openStore } from '../../src/store/index.ts';
import { openSqliteFile } from '../../src/store/sqlite.ts';
import { contact } from '../support/forms.ts';
import { compileCache, startServerProcess } from '../support/serverProcess.ts';
import { silentLogger } from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Runs a command; returns its output and exit code. */
function run(
  command: 'backup' | 'restore' | 'clock' | 'import' | 'migrate' | 'password',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const file = fileURLToPath(new URL(`../../src/cli/${command}.ts`, import.meta.url));
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env } },
      (error, output, errors) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors: errors.trim() }),
    );
  });
}

async function usedFolder(): Promise<string> {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
  await store.write((writer) => writer.insertCategory(newCategory()));
  await store.close();
  return dataDir;
}

describe('npm run backup and npm run restore (O85)', { timeout: 30_000 }, () => {
  it('back up a running server and restore it after its data is lost', async () => {
    const dataDir = await usedFolder();
    const server = startServerProcess({ DATA_DIR: dataDir });
    const site = await server.siteUrl();
    const sent = await fetch(`${site}/backend/enquiries/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    });
    expect(sent.status).toBe(201);
    const into = await temporaryFolder();
    const backup = await run('backup', [into], { DATA_DIR: dataDir });
    expect(backup).toMatchObject({ code: 0, errors: '' });
    expect(backup.output).toContain('0 products, 1 categories, 1 enquiries, 0 pictures');
    const [folder = ''] = await readdir(into);
    // What the server shows about its backups.
    const records = openSqliteFile(join(dataDir, 'elvora.sqlite'), { readOnly: true });
    const state = () => createBackupRecord(records.db).state();
    expect(await state()).toMatchObject({ succeededAt: expect.any(Date), failedAt: null });
    const unusable = await run('backup', [join(into, folder, 'manifest.json')], { DATA_DIR: dataDir });
    expect(unusable.code).toBe(1);
    expect(await state()).toMatchObject({ succeededAt: expect.any(Date), failedAt: expect.any(Date) });
    await records.close();

    const busy = await run('restore', [join(into, folder), '--replace'], { DATA_DIR: dataDir });
    expect(busy).toMatchObject({
      code: 1,
      errors: `Another process is using the database in ${dataDir}. Stop it first, or set DATA_DIR.`,
    });
    server.process.kill('SIGKILL');
    await server.exit();
    await rm(dataDir, { recursive: true });

    const restored = await run('restore', [join(into, folder)], { DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(/^Restored the backup of \d{4}-.*All users have to sign in again\.\n$/);
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    expect((await store.enquiries.page({ limit: 9, offset: 0 })).map(({ email }) => email)).toEqual([
      contact.email,
    ]);
    await store.close();
  });

  it.runIf(process.getuid?.() === 0)(
    'give what root restores or backs up to the owner of the folder',
    async () => {
      const [from, into, dataDir] = [await usedFolder(), await temporaryFolder(), await temporaryFolder()];
      const nobody = 65534;
      for (const folder of [into, dataDir]) await chown(folder, nobody, nobody);
      await run('backup', [into], { DATA_DIR: from });
      const [folder = ''] = await readdir(into);
      expect((await run('restore', [join(into, folder)], { DATA_DIR: dataDir })).code).toBe(0);
      for (const parent of [into, dataDir]) {
        const names = await readdir(parent, { recursive: true });
        expect(names.length).toBeGreaterThan(1);
        for (const name of names)
          expect([name, (await stat(join(parent, name))).uid]).toEqual([name, nobody]);
      }
      const server = startServerProcess({ DATA_DIR: dataDir }, { uid: nobody });
      expect((await fetch(`${await server.siteUrl()}/readyz`)).status).toBe(200);
    },
  );

  it('verify backups, and exit with 1 when one is damaged', async () => {
    const [dataDir, into] = [await usedFolder(), await temporaryFolder()];
    await run('backup', [into], { DATA_DIR: dataDir });
    const [folder = ''] = await readdir(into);
    const verify = () => run('backup', [into, '--verify'], { DATA_DIR: dataDir });
    expect(await verify()).toEqual({
      code: 0,
      output: `intact   ${join(into, folder)}, 0 pictures\n`,
      errors: '',
    });
    const records = openSqliteFile(join(dataDir, 'elvora.sqlite'), { readOnly: true });
    onTestFinished(() => records.close());
    const state = () => createBackupRecord(records.db).state();
    expect(await state()).toMatchObject({ verifiedAt: expect.any(Date), damagedAt: null });
    await appendFile(join(into, folder, 'elvora.sqlite'), 'x');
    expect(await verify()).toMatchObject({ code: 1, errors: '1 of 1 backups are damaged.' });
    expect(await state()).toMatchObject({ damagedAt: expect.any(Date) });
  });

  it.each([
    ['backup', [], {}, 1, /^There is no database in .*\. Is DATA_DIR right\?$/],
    ['backup', ['--keep', '0'], {}, 1, /^--keep must be 1 or more: the number of backups to keep\.$/],
    [
      'backup',
      [],
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/x' },
      1,
      /^The database of DATABASE_URL is not responding/,
    ],
    ['backup', [], { PORT: 'http' }, 78, /^PORT is a number/],
    ['restore', [], {}, 1, /^Which backup\?/],
    ['restore', ['nowhere'], {}, 1, /^There is no backup in .*: it has no manifest\.json\.$/],
  ] as const)('%s %j explains what is wrong (O90)', async (command, args, env, code, text) => {
    const [dataDir, into] = [await temporaryFolder(), await temporaryFolder()];
    const where = command === 'backup' ? [into, ...args] : args;
    const result = await run(command, where, { DATA_DIR: dataDir, ...env });
    expect(result.errors).toMatch(text);
    expect(result.code).toBe(code);
    expect(await readdir(into)).toEqual([]);
  });
});

describe('npm run password', { timeout: 60_000 }, () => {
  const signIn = (site: string, password: string) =>
    fetch(`${site}/backend/staff/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password }),
    });

  /** Turns two-step sign-in on, as the account security page does. */
  async function turnOnTotp(site: string, cookie: string, currentPassword: string) {
    const send = async (method: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie };
      const url = `${site}/backend/staff/totp`;
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: { secret: string } }).data;
    };
    const { secret } = await send('POST', { currentPassword });
    await send('PUT', { currentPassword, code: totpCode(secret, totpStep(Date.now())) });
  }

  it('sets a new password, turns two-step sign-in off and unlocks the account, while the server runs', async () => {
    const dataDir = await usedFolder();
    const env = { DATA_DIR: dataDir };
    const server = startServerProcess({ ...env, ADMIN_PASSWORD: 'a password for tests' });
    const site = await server.siteUrl();
    const first = await signIn(site, 'a password for tests');
    const [cookie = ''] = first.headers.getSetCookie().flatMap((one) => /^staff=[^;]+/.exec(one) ?? []);
    await turnOnTotp(site, cookie, 'a password for tests');
    expect(await (await signIn(site, 'a password for tests')).json()).toMatchObject({
      error: 'Enter the code of your authenticator app.',
    });

    const reset = await run('password', ['ADMIN'], env);
    expect(reset).toMatchObject({ code: 0, errors: '' });
    const password = /^password +([\w-]{20})$/m.exec(reset.output)?.[1] ?? '';
    expect((await signIn(site, 'a password for tests')).status).toBe(401);
    const session = await fetch(`${site}/backend/staff/session`, {
      headers: { cookie },
    });
    expect(await session.json()).toMatchObject({ data: null });

    const unlocked = await run('password', ['admin', '--unlock'], env);
    expect(unlocked).toMatchObject({
      code: 0,
      errors: '',
      output: "The account 'admin' can sign in again.\n",
    });
    const signedIn = await signIn(site, password);
    expect(signedIn.status).toBe(200);
    const log = await fetch(`${site}/backend/staff/audit-log`, {
      headers: {
        cookie: signedIn.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      },
    });
    expect(((await log.json()) as { data: unknown[] }).data.slice(1, 3)).toMatchObject([
      { action: 'account.unlocked', target: 'admin', source: 'command line' },
      { action: 'signIn.refused' },
    ]);
  });

  it.each([
    [[], /^npm run password -- admin/],
    [['one', 'two'], /^npm run password -- admin/],
    [['admin'], /^There is no database in .*\. Is DATA_DIR right\?$/],
  ])('%j explains what is wrong (O90)', async (args, text) => {
    const result = await run('password', args, { DATA_DIR: await temporaryFolder() });
    expect(result.code).toBe(1);
    expect(result.errors).toMatch(text);
  });

  it('reports an unknown account', async () => {
    const result = await run('password', ['nobody'], { DATA_DIR: await usedFolder() });
    expect(result).toMatchObject({ code: 1, errors: "There is no account named 'nobody'." });
  });
});

describe('npm run clock', { timeout: 30_000 }, () => {
  it('confirms a clock with a warning, even while the server is running', async () => {
    const dataDir = await usedFolder();
    const clock = (...args: string[]) => run('clock', args, { DATA_DIR: dataDir });
    expect((await clock()).output).toMatch(/^Clock {6}2\S+Z\nLast seen {2}never\nThe clock is right/);
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    onTestFinished(() => store.close());
    await store.clock.confirm(new Date('2099-01-01T00:00:00Z'));
    expect((await clock()).output).toContain(
      'The clock is behind: nothing is erased. If it is right, add --confirm.',
    );
    expect((await clock('--confirm')).output).toMatch(/\nConfirmed\./);
    expect((await clock()).output).toMatch(/\nThe clock is right/);
    expect(await store.auditLog.page({ before: null, limit: 9 })).toMatchObject([
      {
        action: 'clock.confirmed',
        source: 'command line',
        detail: expect.stringMatching(/the server last ran on 1 January 2099\.$/),
      },
    ]);
    expect(((await store.clock.lastSeen())?.getTime() ?? 0) - Date.now()).toBeLessThan(60_000);
    const nowhere = await run('clock', [], { DATA_DIR: join(dataDir, 'nowhere') });
    expect(nowhere).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no database in/) });
  });
});

describe('npm run import', { timeout: 60_000 }, () => {
  it('imports an instance and writes its report, or imports nothing if the report cannot be written', async () => {
    const [from, dataDir] = [await usedFolder(), await temporaryFolder()];
    const report = join(dataDir, 'import.json');
    const importTo = (file: string) =>
      run('import', ['--from', from, '--report', file], { DATA_DIR: dataDir });
    const nowhere = join(dataDir, 'nowhere/import.json');
    expect(await importTo(nowhere)).toMatchObject({
      code: 1,
      errors: `The report cannot be written to ${nowhere}. Choose another file with --report.`,
    });
    expect(await readdir(dataDir)).toEqual([]);
    expect(await importTo(report)).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ categories: 1, problems: [] });
  });
});

describe('npm run migrate', { timeout: 30_000 }, () => {
  it('brings a database to the newest schema, and prints every step', async () => {
    const dataDir = await temporaryFolder();
    const first = await run('migrate', [], { DATA_DIR: dataDir });
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.output).toMatch(
      /^0001-catalogue \(1 of (\d+)\)\n(.+\n)*\S+ \(\1 of \1\)\nThe database schema is up to date/,
    );
    const again = await run('migrate', [], { DATA_DIR: dataDir });
    expect(again.output).toBe('The database schema is already up to date.\n');
  });
});
