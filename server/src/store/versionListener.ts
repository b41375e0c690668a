import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type VersionTracker, versionChannel } from './catalogueVersion.ts';

/** How often the connection is asked whether it still hears anything. */
const checkIntervalMs = 5000;
const queryTimeoutMs = 3000;
const maxRetryDelayMs = 5000;

/**
 * Hears of every version any process makes, over a connection of its own (`LISTEN`). While it hears nothing, because the
 * connection is not there yet or has broken, the database is asked each time, so that nothing is ever older than it is.
 */
export function listenForVersions(
  url: string,
  read: () => Promise<number>,
  logger: Pick<Logger, 'warn'>,
): VersionTracker {
  const ending = new AbortController();
  const { signal } = ending;
  /** Null while nothing is heard. */
  let heard: number | null = null;
  const hear = (version: number) => {
    if (Number.isSafeInteger(version)) heard = Math.max(version, heard ?? 0);
  };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
    });
    const broken = new AbortController();
    const end = () => broken.abort();
    client.on('error', end).on('end', end);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => hear(Number(payload)));
      await client.query(`listen ${versionChannel}`);
      const either = AbortSignal.any([broken.signal, signal]);
      while (!either.aborted) {
        // Read after the listening has begun: what is written in between is heard.
        hear(await queryVersion(client));
        await pause(checkIntervalMs, undefined, { signal: either, ref: false }).catch(() => undefined);
      }
    } finally {
      heard = null;
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      const began = Date.now();
      await listen().catch((error: unknown) => {
        logger.warn({ err: error }, 'the connection that hears of changes broke');
      });
      if (Date.now() - began > checkIntervalMs) tries = 0;
      const waitMs = Math.min(maxRetryDelayMs, 200 * 2 ** tries);
      await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  return {
    current: async () => heard ?? read(),
    cached: () => heard,
    recordWrite(version) {
      if (heard !== null) hear(version);
    },
    async close() {
      ending.abort();
      await listening;
    },
  };
}

async function queryVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ value: string }>(
    "select value from meta where key = 'catalogue_version'",
  );
  return Number(rows[0]?.value ?? 0);
}
