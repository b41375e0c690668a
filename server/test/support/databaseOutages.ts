import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { databaseFile } from '../../src/store/sqlite.ts';
import { createTestDatabase, type DatabaseKind } from './testDatabases.ts';

/** A database that can be made unavailable while it is open. */
export interface FragileDatabase {
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL is out of reach; SQLite is locked by another process, so that it can only be read. */
  makeUnavailable(): Promise<void>;
  makeAvailable(): Promise<void>;
}

export async function createFragileDatabase(kind: DatabaseKind): Promise<FragileDatabase> {
  const database = await createTestDatabase(kind, { hasTables: true });
  onTestFinished(() => database.remove());
  const { dataDir } = database;
  if (kind === 'sqlite') return { dataDir, databaseUrl: null, ...lockOf(join(dataDir, databaseFile)) };
  const url = new URL(database.databaseUrl ?? '');
  const relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  return {
    dataDir,
    databaseUrl: url.href,
    makeUnavailable: relay.disconnect,
    makeAvailable: relay.reconnect,
  };
}

function lockOf(file: string): Pick<FragileDatabase, 'makeUnavailable' | 'makeAvailable'> {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  return {
    makeUnavailable: async () => other.exec('begin immediate'),
    makeAvailable: async () => other.exec('rollback'),
  };
}

/** Forwards connections to a port of this machine; refuses them while it is disconnected. */
async function startRelay(target: number) {
  const open = new Set<Socket>();
  let isDisconnected = false;
  const relay = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
    if (isDisconnected) client.destroy();
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const end = () => open.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    end();
    relay.close();
  });
  return {
    port: (relay.address() as AddressInfo).port,
    async disconnect() {
      isDisconnected = true;
      end();
    },
    async reconnect() {
      isDisconnected = false;
    },
  };
}
