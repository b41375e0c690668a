import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tables } from './database.ts';
import type { OpenDatabase } from './sqlite.ts';

// Counts and ids fit a double; `pg` returns bigint as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens PostgreSQL for a server. Broken idle connections are logged and replaced. */
export const openPostgres = (url: string, logger: Pick<Logger, 'error'>): OpenDatabase =>
  openPool(url, logger, { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 });

/** Opens PostgreSQL for long-running commands such as backups. */
export const openPostgresWithoutTimeouts = (url: string): OpenDatabase =>
  openPool(url, { error: () => undefined }, {});

function openPool(url: string, logger: Pick<Logger, 'error'>, timeouts: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    ...timeouts,
  });
  pool.on('error', (error) => logger.error({ err: error }, 'an idle database connection was lost'));
  // `pg` also emits `error` on the client of a running query; without a listener the process would crash.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}
