import { UnavailableError } from '../unavailableError.ts';

/** SQLite primary result codes: BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13]);

/** PostgreSQL: statement timeout, shutdown, too many connections, disk full, idle transaction timeout, read-only. */
const postgresCodes = new Set(['57014', '57P01', '57P02', '57P03', '53300', '53100', '25P03', '25006']);

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Messages of `pg` for errors without a code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database, or the bucket, is temporarily unavailable (503), as opposed to a bug (500). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff);
  if (typeof code === 'string') {
    return postgresCodes.has(code) || networkCodes.has(code) || /^08\w{3}$/.test(code);
  }
  return driverMessages.test(error.message);
}

/** Whether a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  // SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY; PostgreSQL unique_violation.
  return errcode === 2067 || errcode === 1555 || code === '23505';
}

/** Returns a handler that replaces only the failure of an unavailable database by a value. */
export const ifUnavailable =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isUnavailable(error)) return value;
    throw error;
  };
