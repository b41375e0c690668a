// `npm run release:fixture -- FOLDER`: records the databases of the release whose built checkout is in FOLDER, for the tests of
// upgrades. Starts its server on an empty SQLite folder and an empty PostgreSQL, uses it as visitors and staff do, and stores
// both databases. CONTRIBUTING.md says when.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { snapshotSqlite } from '../../src/store/sqlite.ts';
import { forms } from '../support/forms.ts';
import { freePort } from '../support/freePort.ts';
import { startPostgres } from '../support/postgresServer.ts';
import { dumpPostgres, listObjects, restorePostgres } from './dumpPostgres.ts';
import { fixtureAccounts } from './fixtureAccounts.ts';
import { writeFixture } from './releaseFixtures.ts';

/** Starts the release's server, fills its database, and stops it. */
async function runRelease(checkout: string, env: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(checkout, 'server/src/main.ts')], {
    cwd: checkout,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PASSWORD: fixtureAccounts.owner.password,
      READ_RATE: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  try {
    // The addresses are printed when the owner's account is there.
    while (!/Site +http/.test(output)) {
      if (server.exitCode !== null) throw new Error('The server of the release did not start.');
      await pause(200);
    }
    await fillDatabase(`http://127.0.0.1:${port}`);
  } finally {
    server.kill('SIGTERM');
    await exited;
  }
}

/** Leaves a row in every table that visitors and staff fill: enquiries, accounts, sessions, history, trash. */
async function fillDatabase(site: string): Promise<void> {
  let cookie = '';
  const request = async (method: string, path: string, body?: object, headers = {}) => {
    const send = () =>
      fetch(`${site}/backend/${path}`, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), cookie, ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
    let response = await send();
    // A server that has just started, or a busy machine, sheds load.
    for (; response.status === 503; response = await send()) await pause(1000);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  for (const [path, , body] of forms) {
    await request('POST', `enquiries/${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  }
  const { owner, editor } = fixtureAccounts;
  const session = await request('POST', 'staff/session', { ...owner, stays: true });
  cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await request('POST', 'staff/accounts', { ...editor, role: 'editor' });
  const category = { case: 'add_category', cparentname: '', cactive: 1, cimage: '' };
  const created = await request(
    'POST',
    'categories',
    { ...category, cname: 'Cable trays' },
    {
      'idempotency-key': crypto.randomUUID(),
    },
  );
  const { data } = (await created.json()) as { data: { id: number } };
  const renamed = { cname: 'Cable trunking', cparentname: '', cactive: 1, cimage: '' };
  await request('PUT', `categories/${data.id}`, renamed, { 'if-match': '"1"' });
  await request('DELETE', 'products/3', undefined, { 'if-match': '"1"' });
}

async function recordSqlite(checkout: string, release: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-release-'));
  try {
    await runRelease(checkout, { DATA_DIR: dataDir });
    snapshotSqlite(dataDir, join(dataDir, 'snapshot'));
    return await writeFixture(release, 'sqlite', await readFile(join(dataDir, 'snapshot')));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function recordPostgres(checkout: string, release: string): Promise<string> {
  const server = await startPostgres();
  try {
    const databaseUrl = `${server.url}/release`;
    await server.createDatabase('release');
    await runRelease(checkout, { DATA_DIR: join(server.folder, 'files'), DATABASE_URL: databaseUrl });
    const dump = await dumpPostgres(databaseUrl);
    await requireComplete(databaseUrl, dump, `${server.url}/copy`, () => server.createDatabase('copy'));
    return await writeFixture(release, 'postgres', Buffer.from(dump));
  } finally {
    await server.remove();
  }
}

/** Throws unless the dump creates the same objects and rows. */
async function requireComplete(
  originalUrl: string,
  dump: string,
  copyUrl: string,
  createCopy: () => Promise<void>,
): Promise<void> {
  await createCopy();
  await restorePostgres(copyUrl, dump);
  const [original, copy] = [await listObjects(originalUrl), await listObjects(copyUrl)];
  const missing = original.filter((line) => !copy.includes(line));
  if (missing.length > 0) throw new Error(`dumpPostgres does not write these:\n${missing.join('\n')}`);
  if ((await dumpPostgres(copyUrl)) !== dump) throw new Error('The dump of the copy differs from the dump.');
}

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('npm run release:fixture -- FOLDER: a built checkout of the release.');
const checkout = resolve(folder);
const { version } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as { version: string };
for (const record of [recordSqlite, recordPostgres]) {
  process.stdout.write(`${await record(checkout, version)}\n`);
}
