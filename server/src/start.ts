import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createHouse, type House, type HouseOptions } from './house.ts';
import { StoreError } from './store/index.ts';

/** Why the server did not start, for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError';
}

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
  } catch (error) {
    await house.stop();
    throw error;
  }
  announce(house, config, print);
  return house;
}

/** Ends the process well when it is told to end (O84); told again, at once. */
export function stopOnSignal(house: House, print: (line: string) => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      print('\nStopping');
      house.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${textOf(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function announce({ app, ownerPassword }: House, config: Config, print: (line: string) => void): void {
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

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
