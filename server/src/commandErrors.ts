import { type Config, ConfigError } from './config.ts';
import { CliError } from './cliError.ts';
import { StoreError } from './store/index.ts';
import { sqliteErrorCode } from './store/sqlite.ts';

/** Prints why a command failed, without a stack trace if the user can fix it, and returns the exit code. */
export function printCommandError(error: unknown): number {
  const isUserError =
    error instanceof ConfigError ||
    error instanceof CliError ||
    error instanceof StoreError ||
    isUsageError(error);
  process.stderr.write(`\n${isUserError ? error.message : stackText(error)}\n`);
  return error instanceof ConfigError ? error.exitCode : 1;
}

/** Whether `parseArgs` rejected the options of a command. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a step and turns system errors into `CliError`s that say what to do. */
export async function explainSystemErrors<T>(config: Config, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const message = explanationOf(error, config);
    throw message === null ? error : new CliError(message, { cause: error });
  }
}

/** Whether a name could not be resolved. */
const isLookupOf = (error: Error, name: string) =>
  'syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === name;

/** Primary result codes of SQLite. */
const sqliteCodes = { readOnly: 8, full: 13, cannotOpen: 14 } as const;

function explanationOf(error: unknown, { port, host, dataDir, databaseUrl }: Config): string | null {
  if (error instanceof StoreError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  const sqliteCode = sqliteErrorCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: another program listens there. Stop it, or choose another with PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  }
  if (isLookupOf(error, host)) {
    return `HOST is ${host}, which is not known. It is an address of this machine, such as localhost or 0.0.0.0.`;
  }
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Choose another with HOST.`;
  if (code === 'ENOSPC' || sqliteCode === sqliteCodes.full) {
    return `The disk is full: nothing more can be stored in ${dataDir}. Free some space, or choose another folder with DATA_DIR.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`;
  }
  if (databaseUrl !== null && (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')) {
    return 'The database of DATABASE_URL is not responding. Is it running, and is the address right?';
  }
  if (databaseUrl !== null && (code === '28P01' || code === '28000')) {
    return 'The database of DATABASE_URL rejects this user or password.';
  }
  if (sqliteCode === sqliteCodes.readOnly || sqliteCode === sqliteCodes.cannotOpen) {
    return `The database in ${dataDir} cannot be written. All files there must belong to the user who runs the server.`;
  }
  if (databaseUrl !== null && code === '25006') return 'The database of DATABASE_URL is read-only.';
  if (databaseUrl !== null && code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  return null;
}

const stackText = (error: unknown) => (error instanceof Error ? error.stack : String(error));
