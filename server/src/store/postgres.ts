import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tables } from './database.ts';
import type { OpenDatabase } from './sqlite.ts';

// Counts and ids fit a double; as numbers they are the same on both databases.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens PostgreSQL for a server. A connection that breaks while idle is logged and replaced; it never ends the process. */
export const openPostgres = (url: string, logger: Pick<Logger, 'error'>): OpenDatabase =>
  openPool(url, logger, { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 });

/** Opens PostgreSQL for work that takes its time and nobody waits for. */
export const openPostgresWithoutTimeouts = (url: string): OpenDatabase =>
  openPool(url, { error: () => undefined }, {});

function openPool(url: string, logger: Pick<Logger, 'error'>, timeouts: pg.PoolConfig): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    ...timeouts,
  });
  pool.on('error', (error) => logger.error({ err: error }, 'an idle database connection broke'));
  // A connection that breaks while a question is on its way tells the question, and besides it whoever listens; with
  // nobody listening it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}
