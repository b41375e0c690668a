import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contact, quote } from '../support/forms.ts';
import { newProduct } from '../support/newEntries.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import {
  createEmptyDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';

const day = 24 * 60 * 60_000;
const shiftedClock = new URL('../support/shiftedClock.ts', import.meta.url).href;

/** Starts the server with a clock that is wrong by `shiftMs`. */
async function startServer({ dataDir, databaseUrl }: TestDatabase, shiftMs: number) {
  const server = startServerProcess({
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ADMIN_AUTH: 'off',
    NODE_OPTIONS: `--import ${shiftedClock}`,
    CLOCK_SHIFT_MS: String(shiftMs),
  });
  const site = await server.siteUrl();
  return {
    problems: async () => {
      const { data } = (await (await fetch(`${site}/backend/quality`)).json()) as {
        data: { problem: string }[];
      };
      return data.map(({ problem }) => problem);
    },
    post: (path: string, body: unknown) =>
      fetch(`${site}/backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    trash: async () => ((await (await fetch(`${site}/backend/trash`)).json()) as { data: unknown[] }).data,
    remove: (id: number) => fetch(`${site}/backend/products/${id}`, { method: 'DELETE' }),
    async stop() {
      const exited = once(server.process, 'exit');
      server.process.kill('SIGTERM');
      await exited;
    },
  };
}

/** An instance with an old enquiry and a product in the trash, which a server has run with a right clock. */
async function createInstance(kind: DatabaseKind) {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  const store = await openDatabase(database);
  await store.enquiries.accept({
    enquiry: { kind: 'quote', email: 'old@b.in', name: '', phone: '', summary: '', payload: '{}', texts: [] },
    request: null,
    makeReference: () => 'Q-OLD',
    makeToken: () => '',
    mailTo: [],
    now: new Date(Date.now() - 400 * day),
  });
  const id = await store.write((writer) => writer.insertProduct(newProduct(), new Date()));
  await store.close();
  const server = await startServer(database, 0);
  expect(await server.problems()).not.toContain('clock-wrong');
  await server.remove(id);
  await server.stop();
  const enquiries = async () => {
    const opened = await openDatabase(database);
    const rows = await opened.enquiries.page({ limit: 200, offset: 0 });
    await opened.close();
    return rows;
  };
  return { database, enquiries };
}

describe.each(databaseKinds)('a wrong clock on %s', (kind) => {
  it('26 months ahead at one start: erases no enquiry and no trash, and locks no one out', async () => {
    const { database, enquiries } = await createInstance(kind);
    const wrong = await startServer(database, 790 * day);
    expect(await wrong.problems()).toContain('clock-wrong');
    let status = 0;
    for (let sent = 0; sent < 12; sent++) ({ status } = await wrong.post('/enquiries/quotes', quote));
    expect(status).toBe(429);
    expect(await wrong.trash()).toHaveLength(1);
    await wrong.stop();

    const right = await startServer(database, 0);
    expect(await right.problems()).not.toContain('clock-wrong');
    const limited = await right.post('/enquiries/quotes', quote);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await right.trash()).toHaveLength(1);
    await right.stop();
    expect((await enquiries()).map(({ reference }) => reference)).toContain('Q-OLD');
  });

  it('800 days behind: keeps enquiries received meanwhile once it is corrected', async () => {
    const { database, enquiries } = await createInstance(kind);
    const wrong = await startServer(database, -800 * day);
    expect(await wrong.problems()).toContain('clock-wrong');
    expect((await wrong.post('/enquiries/contact-messages', contact)).status).toBe(201);
    await wrong.stop();

    const right = await startServer(database, 0);
    expect(await right.problems()).not.toContain('clock-wrong');
    expect(await right.trash()).toHaveLength(1);
    await right.stop();
    const [received] = (await enquiries()).filter((enquiry) => enquiry.kind === 'contact');
    expect(Date.now() - Date.parse(received?.received_at ?? '')).toBeLessThan(day);
    expect(await enquiries()).toHaveLength(2);
  });
});
