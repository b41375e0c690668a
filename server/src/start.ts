import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createHouse, type House, type HouseOptions } from './house.ts';
import { crashOnUnhandled } from './http/failures.ts';
import { StartError } from './startError.ts';
import { StoreError } from './store/index.ts';

export interface StartOptions extends Pick<HouseOptions, 'rooms' | 'documents'> {
  config: Config;
  logger: Logger;
  /** Writes a line for the person at the terminal. */
  print: (line: string) => void;
}

/** Starts the server: progress while it works, then the addresses, and once the owner's password. */
export async function startServer(options: StartOptions): Promise<House> {
  const { config, logger, print, rooms, documents } = options;
  const house = await plainly(config, () =>
    createHouse({ config, logger, rooms, documents, onProgress: (step) => print(`  ${step}`) }),
  );
  try {
    await plainly(config, () => house.app.listen({ port: config.port, host: config.host }));
    // Only now: a password made up for a start that fails would never be seen.
    const owner = await house.ensureOwner();
    announce(house, config, { print, ownerPassword: owner?.generatedPassword ?? null });
    return house;
  } catch (error) {
    await house.stop();
    throw error;
  }
}

/**
 * The whole life of the process: reads the environment, starts, and ends well when it is told to end (O84). A start
 * that fails says why in one line; a wrong variable ends with 78 (O90).
 */
export async function runServer(options: Pick<HouseOptions, 'rooms'>): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const config = readConfig(process.env, projectDir);
    // Lines for people go to standard output, the log to standard error.
    const logger = pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: true }));
    crashOnUnhandled(logger, (code) => process.exit(code));
    stopOnSignal(await startServer({ config, logger, print, ...options }), print);
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof StartError;
    process.stderr.write(`\n${isPlain ? error.message : stackOf(error)}\n`);
    process.exit(error instanceof ConfigError ? error.exitCode : 1);
  }
}

const projectDir = fileURLToPath(new URL('../../', import.meta.url));

function stopOnSignal(house: House, print: (line: string) => void): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // Heard more than once: a terminal tells every process it started, and whoever started this one passes it on.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('\nStopping');
      house.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${stackOf(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function announce(
  { app }: House,
  config: Config,
  { print, ownerPassword }: { print: (line: string) => void; ownerPassword: string | null },
): void {
  const address = app.server.address() as AddressInfo;
  const site = config.port === 0 ? `http://localhost:${address.port}` : config.siteUrl;
  print('');
  print(`  Site    ${site}/`);
  print(`  Admin   ${site}/admin`);
  print(`  API     ${site}${config.apiBase}`);
  if (ownerPassword !== null) {
    print('');
    print('  This is the first start. Sign in to the admin with');
    print('    user name   admin');
    print(`    password    ${ownerPassword}`);
    print('  The password is shown only now. Keep it safe.');
  }
  if (config.isAdminOpen) {
    print('');
    print('  ADMIN_AUTH is off: whoever uses this machine can change the catalogue.');
  }
  print('');
}

/** Turns what the system says when a start fails into words about what to do. */
async function plainly<T>(config: Config, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const text = reasonOf(error, config);
    throw text === null ? error : new StartError(text, { cause: error });
  }
}

function reasonOf(error: unknown, { port, host, dataDir, databaseUrl }: Config): string | null {
  if (error instanceof StoreError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: another program listens there. Stop it, or choose another with PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  }
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Choose another with HOST.`;
  if (code === 'ENOSPC' || errcode === 13) {
    return `The disk is full: nothing more can be stored in ${dataDir}. Free some space, or choose another folder with DATA_DIR.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`;
  }
  if (databaseUrl !== null && (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')) {
    return 'The database of DATABASE_URL does not answer. Is it running, and is the address right?';
  }
  if (databaseUrl !== null && (code === '28P01' || code === '28000')) {
    return 'The database of DATABASE_URL refuses this user or password.';
  }
  if (databaseUrl !== null && code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  return null;
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error));
