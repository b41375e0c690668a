import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { type VersionTracker, versionChannel } from './catalogueVersion.ts';

/** Interval of the health check of the connection. */
const checkIntervalMs = 5000;
const queryTimeoutMs = 3000;
const maxRetryDelayMs = 5000;

/**
 * Tracks the versions that all processes commit, over a dedicated connection (`LISTEN`). Without a connection
 * every call reads the database, so the version is never stale.
 */
export function listenForVersions(
  url: string,
  read: () => Promise<number>,
  logger: Pick<Logger, 'warn'>,
): VersionTracker {
  const closing = new AbortController();
  const { signal } = closing;
  /** Null while not listening. */
  let latest: number | null = null;
  const receive = (version: number) => {
    if (Number.isSafeInteger(version)) latest = Math.max(version, latest ?? 0);
  };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
    });
    const disconnected = new AbortController();
    const abort = () => disconnected.abort();
    client.on('error', abort).on('end', abort);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => receive(Number(payload)));
      await client.query(`listen ${versionChannel}`);
      const stopped = AbortSignal.any([disconnected.signal, signal]);
      while (!stopped.aborted) {
        // Read after `LISTEN`, so that no version in between is missed.
        receive(await queryVersion(client));
        await pause(checkIntervalMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
      }
    } finally {
      latest = null;
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt++) {
      const startedAt = Date.now();
      await listen().catch((error: unknown) => {
        logger.warn({ err: error }, 'lost the connection that listens for catalogue versions');
      });
      if (Date.now() - startedAt > checkIntervalMs) attempt = 0;
      const delayMs = Math.min(maxRetryDelayMs, 200 * 2 ** attempt);
      await pause(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  return {
    current: async () => latest ?? read(),
    cached: () => latest,
    recordWrite(version) {
      if (latest !== null) receive(version);
    },
    async close() {
      closing.abort();
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
