import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/index.ts';
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
  command: 'backup' | 'restore' | 'password',
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

  it.each([
    ['backup', [], {}, 1, /^There is no database in .*\. Is DATA_DIR right\?$/],
    ['backup', ['--keep', '0'], {}, 1, /^--keep is the number of backups to keep: 1 or more\.$/],
    [
      'backup',
      [],
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/x' },
      1,
      /^The database of DATABASE_URL does not answer/,
    ],
    ['backup', [], { PORT: 'http' }, 78, /^PORT is a number/],
    ['restore', [], {}, 1, /^Which backup\?/],
    ['restore', ['nowhere'], {}, 1, /^There is no backup in .*: it has no manifest\.json\.$/],
  ] as const)('%s %j says plainly what is wrong (O90)', async (command, args, env, code, text) => {
    const [dataDir, into] = [await temporaryFolder(), await temporaryFolder()];
    const where = command === 'backup' ? [into, ...args] : args;
    const result = await run(command, where, { DATA_DIR: dataDir, ...env });
    expect(result.errors).toMatch(text);
    expect(result.code).toBe(code);
    expect(await readdir(into)).toEqual([]);
  });
});

describe('npm run password', { timeout: 30_000 }, () => {
  const signIn = (site: string, password: string) =>
    fetch(`${site}/backend/staff/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password }),
    });

  it('sets a new password and unlocks the account, while the server runs', async () => {
    const dataDir = await usedFolder();
    const env = { DATA_DIR: dataDir };
    const server = startServerProcess({ ...env, ADMIN_PASSWORD: 'a password for tests' });
    const site = await server.siteUrl();
    const cookie = (await signIn(site, 'a password for tests')).headers
      .getSetCookie()
      .find((one) => one.startsWith('staff='));

    const reset = await run('password', ['ADMIN'], env);
    expect(reset).toMatchObject({ code: 0, errors: '' });
    const password = /^password +([\w-]{20})$/m.exec(reset.output)?.[1] ?? '';
    expect((await signIn(site, 'a password for tests')).status).toBe(401);
    const session = await fetch(`${site}/backend/staff/session`, {
      headers: { cookie: cookie?.split(';')[0] ?? '' },
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
  ])('%j says plainly what is wrong (O90)', async (args, text) => {
    const result = await run('password', args, { DATA_DIR: await temporaryFolder() });
    expect(result.code).toBe(1);
    expect(result.errors).toMatch(text);
  });

  it('says that there is no such account', async () => {
    const result = await run('password', ['nobody'], { DATA_DIR: await usedFolder() });
    expect(result).toMatchObject({ code: 1, errors: "There is no account named 'nobody'." });
  });
});
