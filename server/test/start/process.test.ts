import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { startOnHeldSocket } from '../support/socketHolder.ts';
import { startServerProcess as start } from '../support/serverProcess.ts';
import { silentLogger } from '../support/testDatabases.ts';
import { newCategory } from '../support/newEntries.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a data folder with a small catalogue, because seeding pictures is slow. */
async function usedFolder(): Promise<string> {
  const dataDir = await emptyFolder();
  const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
  await store.write((writer) => writer.insertCategory(newCategory()));
  await store.close();
  return dataDir;
}

/** Starts a sign-in and waits for `100 Continue`; the returned function sends the body. */
async function startSignIn(site: string): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ userName: 'admin', password: 'wrong' });
  const pending = request(`${site}/backend/staff/session`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  pending.flushHeaders();
  await once(pending, 'continue');
  return async () => {
    pending.end(body);
    const [response] = (await once(pending, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
}

/** Reads over a connection of its own, since an idle one may be closed while a request is on its way. */
async function readOnce(url: string): Promise<number | undefined> {
  const [response] = (await once(request(url, { agent: false }).end(), 'response')) as [IncomingMessage];
  await response.resume().toArray();
  return response.statusCode;
}

describe('the server as a process', { timeout: 30_000 }, () => {
  it(
    'loses no connection to a socket that systemd holds while it restarts',
    { timeout: 90_000 },
    async () => {
      const server = await startOnHeldSocket({ DATA_DIR: await usedFolder() }, 'api');
      const statuses = new Set<number | string | undefined>();
      const stopped = new AbortController();
      const load = Array.from({ length: 4 }, async () => {
        while (!stopped.signal.aborted) {
          statuses.add(await readOnce(`http://127.0.0.1:${server.port}/backend/categories`).catch(String));
        }
      });
      await server.restart();
      await readOnce(`http://127.0.0.1:${server.port}/healthz`);
      stopped.abort();
      await Promise.all(load);
      expect([...statuses]).toEqual([200]);
    },
  );

  it('still accepts connections for DRAIN_SECONDS after SIGTERM, and ends each with its response (O84)', async () => {
    const server = start({ DATA_DIR: await usedFolder(), DRAIN_SECONDS: '2' });
    const site = await server.siteUrl();
    expect((await fetch(`${site}/healthz`)).headers.get('connection')).toBe('keep-alive');
    server.process.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${site}/readyz`)).status).toBe(503));
    const response = await fetch(`${site}/backend/categories`);
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    expect(await server.exit()).toBe(0);
  });

  it('prints the addresses, and the generated password on the first start only (O09)', async () => {
    const dataDir = await usedFolder();
    const first = start({ DATA_DIR: dataDir });
    const site = await first.siteUrl();
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    expect(first.output()).toMatch(/Admin +\S+\/admin\n/);
    expect(first.output()).toMatch(/API +\S+\/backend\n/);
    const password = /password +(\S+)/.exec(first.output())?.[1];
    expect(password).toMatch(/^[\w-]{20}$/);
    const response = await fetch(`${site}/backend/staff/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin', password }),
    });
    expect(response.status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.exit()).toBe(0);

    const second = start({ DATA_DIR: dataDir });
    await second.siteUrl();
    expect(second.output()).not.toContain('password');
  });

  it('prints few lines on the first start with the seed, the addresses and the password last', async () => {
    const server = start({ DATA_DIR: await emptyFolder(), LOG_LEVEL: 'warn' });
    await server.siteUrl();
    await vi.waitFor(() => expect(server.output()).toMatch(/Keep it safe/));
    const lines = server.output().split('\n');
    expect(lines.length).toBeLessThan(25);
    expect(lines.slice(-12).join('\n')).toMatch(/Site[^]*Admin[^]*API[^]*password +\S+/);
    expect(server.errors()).toBe('');
  });

  it('uses ADMIN_PASSWORD and never prints it', async () => {
    const server = start({ DATA_DIR: await usedFolder(), ADMIN_PASSWORD: 'a good password' });
    await server.siteUrl();
    expect(server.output() + server.errors()).not.toContain('a good password');
  });

  it('rejects a common ADMIN_PASSWORD before the first start changes anything', async () => {
    const dataDir = await usedFolder();
    const server = start({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'password' });
    expect(await server.exit()).toBe(78);
    expect(server.errors().trim()).toBe('ADMIN_PASSWORD is too easy to guess. Choose another.');
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    expect(await store.staff.count()).toBe(0);
    await store.close();
  });

  it('warns that a changed ADMIN_PASSWORD has no effect on an existing folder', async () => {
    const dataDir = await usedFolder();
    const startWith = async (password: string) => {
      const server = start({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' });
      await server.siteUrl();
      server.process.kill('SIGTERM');
      await server.exit();
      return server.errors();
    };
    expect(await startWith('a good password')).toBe('');
    expect(await startWith('a good password')).toBe('');
    const errors = await startWith('a changed password');
    expect(errors).toContain("ADMIN_PASSWORD is not the password of the account 'admin'");
    expect(errors).toContain('npm run password -- admin');
    expect(errors).not.toContain('a changed password');
  });

  it('exits with 78 and the reason when a variable is invalid (O90)', async () => {
    const server = start({ PORT: 'http' });
    expect(await server.exit()).toBe(78);
    expect(server.errors().trim()).toBe('PORT is a number from 0 to 65535.');
  });

  it('reports that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const dataDir = await usedFolder();
    const server = start({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await server.exit()).toBe(1);
    expect(server.errors().trim()).toBe(
      `Port ${port} is taken: another program listens there. Stop it, or choose another with PORT.`,
    );
    // The first successful start generates and prints the password.
    expect(server.output()).not.toContain('password');
    const second = start({ DATA_DIR: dataDir });
    await second.siteUrl();
    // It is printed below the addresses, possibly slightly later.
    await vi.waitFor(() => expect(second.output()).toContain('password'));
  });

  it.each([
    ['HOST', 'no-such-host.invalid', /^HOST is no-such-host\.invalid, which is not known\./],
    ['HOST', '192.0.2.1', /^This machine has no address 192\.0\.2\.1\. Choose another with HOST\.$/],
  ])('reports %s=%s before it loads the catalogue', async (name, value, message) => {
    const dataDir = await emptyFolder();
    const server = start({ DATA_DIR: dataDir, [name]: value });
    expect(await server.exit()).toBe(1);
    expect(server.errors().trim()).toMatch(message);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('reports that the data folder cannot be written', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'file');
    await writeFile(file, '');
    const server = start({ DATA_DIR: join(file, 'data') });
    expect(await server.exit()).toBe(1);
    expect(server.errors().trim()).toBe(
      `The folder ${join(file, 'data')} cannot be written. Choose another with DATA_DIR.`,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'reports that files of the data folder belong to another user',
    async () => {
      const dataDir = await usedFolder();
      const nobody = 65534;
      await chown(dataDir, nobody, nobody);
      for (const own of [[], ['elvora.lock']]) {
        for (const name of own) await chown(join(dataDir, name), nobody, nobody);
        const server = start({ DATA_DIR: dataDir }, { uid: nobody });
        expect(await server.exit()).toBe(1);
        expect(server.errors().trim()).toBe(
          `The database in ${dataDir} cannot be written. All files there must belong to the user who runs the server.`,
        );
      }
    },
  );

  it('reports that another process uses the database, which is not affected (O89)', async () => {
    const dataDir = await usedFolder();
    const first = start({ DATA_DIR: dataDir });
    const site = await first.siteUrl();
    const second = start({ DATA_DIR: dataDir });
    expect(await second.exit()).toBe(1);
    expect(second.errors().trim()).toBe(
      `Another process is using the database in ${dataDir}. Stop it first, or set DATA_DIR.`,
    );
    expect((await fetch(`${site}/backend/categories`)).status).toBe(200);
  });

  it('opens the database again after it was killed (O89)', async () => {
    const dataDir = await usedFolder();
    const first = start({ DATA_DIR: dataDir });
    await first.siteUrl();
    first.process.kill('SIGKILL');
    await first.exit();
    const second = start({ DATA_DIR: dataDir });
    expect((await fetch(`${await second.siteUrl()}/backend/categories`)).status).toBe(200);
  });

  it('reports that PostgreSQL does not respond', async () => {
    const server = start({
      DATA_DIR: await emptyFolder(),
      DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x',
    });
    expect(await server.exit()).toBe(1);
    expect(server.errors().trim()).toBe(
      'The database of DATABASE_URL is not responding. Is it running, and is the address right?',
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes requests in flight after %s and exits with 0 (O84)',
    async (signal) => {
      const server = start({ DATA_DIR: await usedFolder() });
      const site = await server.siteUrl();
      const { port } = new URL(site);
      const idle = connect(Number(port), '127.0.0.1');
      await once(idle, 'connect');
      const signIns = await Promise.all(Array.from({ length: 8 }, () => startSignIn(site)));
      const sentAt = Date.now();
      server.process.kill(signal);
      await vi.waitFor(() => {
        expect(server.output()).toContain('Stopping');
      });
      expect(await Promise.all(signIns.map((finish) => finish()))).toEqual(signIns.map(() => 401));
      expect(await server.exit()).toBe(0);
      // Well below the 8 seconds of grace: an idle connection must not delay the exit.
      expect(Date.now() - sentAt).toBeLessThan(4_000);
      await expect(fetch(`${site}/healthz`)).rejects.toThrow();
      expect(server.errors()).toBe('');
    },
  );

  it('rejects headers over 16 KB (O74) and a body over the limit before it is read (O76)', async () => {
    const server = start({ DATA_DIR: await usedFolder() });
    const { port } = new URL(await server.siteUrl());
    expect(
      await sendRaw(Number(port), `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(17_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 431 /);
    expect(
      await sendRaw(
        Number(port),
        'POST /backend/staff/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000000\r\n\r\n{',
      ),
    ).toMatch(/^HTTP\/1.1 413 /);
  });

  it('disconnects a client that sends its headers too slowly (O75)', async () => {
    const server = start({ DATA_DIR: await usedFolder() });
    const { port } = new URL(await server.siteUrl());
    const began = Date.now();
    const response = await sendRaw(Number(port), 'GET / HTTP/1.1\r\nhost: x\r\na: b');
    expect(response).toMatch(/^HTTP\/1.1 408 /);
    expect(Date.now() - began).toBeGreaterThan(9_000);
    expect(Date.now() - began).toBeLessThan(14_000);
  });
});

/** Sends raw bytes and returns the response up to the end of its headers. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let response = '';
  for await (const chunk of socket) {
    response += chunk;
    if (response.includes('\r\n\r\n')) break;
  }
  socket.destroy();
  return response;
}
