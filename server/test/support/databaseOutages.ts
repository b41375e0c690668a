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
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
}

export async function createFragileDatabase(kind: DatabaseKind): Promise<FragileDatabase> {
  const database = await createTestDatabase(kind, { hasTables: true });
  onTestFinished(() => database.remove());
  const { dataDir } = database;
  if (kind === 'sqlite') return { dataDir, databaseUrl: null, ...lockOf(join(dataDir, databaseFile)) };
  const url = new URL(database.databaseUrl ?? '');
  const relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  return { dataDir, databaseUrl: url.href, takeAway: relay.cut, bringBack: relay.mend };
}

function lockOf(file: string): Pick<FragileDatabase, 'takeAway' | 'bringBack'> {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  return {
    takeAway: async () => other.exec('begin immediate'),
    bringBack: async () => other.exec('rollback'),
  };
}

/** Passes connections on to a port of this machine; while it is cut, it refuses them. */
async function startRelay(target: number) {
  const open = new Set<Socket>();
  let isCut = false;
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
    if (isCut) client.destroy();
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const end = () => open.forEach((socket) => socket.destroy());
  onTestFinished(() => {
    end();
    relay.close();
  });
  return {
    port: (relay.address() as AddressInfo).port,
    async cut() {
      isCut = true;
      end();
    },
    async mend() {
      isCut = false;
    },
  };
}
