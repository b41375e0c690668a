/** SQLite result codes (lowest byte): busy, locked, out of memory, input or output error, disk full. */
const sqliteCodes = new Set([5, 6, 7, 10, 13]);

/** PostgreSQL: statement time-out, shutting down, too many connections, idle in transaction too long. */
const postgresCodes = new Set(['57014', '57P01', '57P02', '57P03', '53300', '53100', '25P03']);

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Texts of the driver for what has no code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database could not answer for now (503), as opposed to a mistake of ours (500). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' && sqliteCodes.has(errcode & 0xff);
  if (typeof code === 'string') {
    return postgresCodes.has(code) || networkCodes.has(code) || /^08\w{3}$/.test(code);
  }
  return driverMessages.test(error.message);
}

/** Whether a value stands already that may stand only once. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  // SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY; unique_violation of PostgreSQL.
  return errcode === 2067 || errcode === 1555 || code === '23505';
}
