import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

export interface SqliteConnections {
  /** Writes, and everything in transactions. */
  writer: SqliteDatabase & { readonly isTransaction: boolean };
  /** Reads outside of transactions, which a write never blocks (WAL). */
  reader: SqliteDatabase;
}

/** Maximum wait for another process's lock, and for preceding writes. */
const maxWaitMs = 5000;
const retryDelaysMs = [2, 5, 10, 25, 50];

/**
 * Creates a dialect whose connections never wait inside SQLite, which would block the process: a
 * statement that meets the lock of another process is retried, and other requests are served in
 * between.
 */
export const createSqliteDialect = (connections: SqliteConnections): Dialect => ({
  createDriver: () => new WaitingDriver(connections),
  createAdapter: () => new ConcurrentSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The driver already serialises the writes. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  /** Migrations run in one transaction: one interrupted by a full disk or a kill leaves the schema unchanged. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WaitingDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #lock = createWriteLock();

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async init() {
    // The connections are open already.
  }

  async acquireConnection() {
    return new WaitingConnection(this.#connections, this.#lock);
  }

  async beginTransaction(connection: DatabaseConnection) {
    await toWaiting(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    // SQLite may have rolled back by itself, such as when the disk is full: a second rollback would hide the
    // cause.
    if (!this.#connections.writer.isTransaction) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection) {
    toWaiting(connection).release();
  }

  async destroy() {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

function toWaiting(connection: DatabaseConnection): WaitingConnection {
  if (connection instanceof WaitingConnection) return connection;
  throw new TypeError('The connection belongs to another driver.');
}

class WaitingConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #lock: WriteLock;
  /** Set during a transaction. */
  #unlock: (() => void) | null = null;

  constructor(connections: SqliteConnections, lock: WriteLock) {
    this.#connections = connections;
    this.#lock = lock;
  }

  /** Begins a transaction with the write lock, so that none of its later statements meets a lock. */
  async begin(): Promise<void> {
    const deadline = Date.now() + maxWaitMs;
    const unlock = await this.#lock(deadline);
    try {
      await retryWhileBusy(deadline, () =>
        run(this.#connections.writer, CompiledQuery.raw('begin immediate')),
      );
      this.#unlock = unlock;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  release(): void {
    this.#unlock?.();
    this.#unlock = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections;
    const deadline = Date.now() + maxWaitMs;
    if (this.#unlock) return retryWhileBusy(deadline, () => run<Row>(writer, query));
    if (isRead(query)) return retryWhileBusy(deadline, () => run<Row>(reader, query));
    const unlock = await this.#lock(deadline);
    try {
      return await retryWhileBusy(deadline, () => run<Row>(writer, query));
    } finally {
      unlock();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*(select|explain)\b/i.test(sql);

function run<Row>(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql);
  // The query's types describe the rows.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

async function retryWhileBusy<T>(deadline: number, attempt: () => T): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await wait(retryDelaysMs[tries] ?? retryDelaysMs.at(-1));
    }
  }
}

/** `SQLITE_BUSY` without an extended code: another process holds the lock. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busyCode;
const busyCode = 5;

/** Resolves to the unlock function. Rejects like a busy database when preceding writes take too long. */
type WriteLock = (deadline: number) => Promise<() => void>;

function createWriteLock(): WriteLock {
  const waiting: (() => void)[] = [];
  let isLocked = false;

  function unlock(): void {
    const next = waiting.shift();
    if (next) next();
    else isLocked = false;
  }

  return (deadline) =>
    new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        isLocked = true;
        resolve(unlock);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(
          Object.assign(new Error('Other writes take too long.'), {
            code: 'ERR_SQLITE_ERROR',
            errcode: busyCode,
          }),
        );
      }, deadline - Date.now());
      if (isLocked) waiting.push(take);
      else take();
    });
}
