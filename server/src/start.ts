import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { createServer, type ElvoraServer, type ServerOptions } from './server.ts';
import { crashOnUnhandled } from './http/httpErrors.ts';
import { printCommandError, explainSystemErrors } from './commandErrors.ts';

export interface StartOptions extends Pick<ServerOptions, 'plugins' | 'documents'> {
  config: Config;
  logger: Logger;
  /** Writes a line for the person at the terminal. */
  print: (line: string) => void;
}

/** Starts the server: progress while it works, then the addresses, and once the owner's password. */
export async function startServer(options: StartOptions): Promise<ElvoraServer> {
  const { config, logger, print, plugins, documents } = options;
  const house = await explainSystemErrors(config, () =>
    createServer({ config, logger, plugins, documents, onProgress: (step) => print(`  ${step}`) }),
  );
  try {
    await explainSystemErrors(config, () => house.app.listen({ port: config.port, host: config.host }));
    // Only now: a password made up for a start that fails would never be seen.
    const owner = await house.ensureOwner();
    printAddresses(house, config, { print, ownerPassword: owner?.generatedPassword ?? null });
    return house;
  } catch (error) {
    await house.close();
    throw error;
  }
}

/**
 * The whole life of the process: reads the environment, starts, and ends well when it is told to end (O84). A start
 * that fails says why in one line; a wrong variable ends with 78 (O90).
 */
export async function runServer(options: Pick<ServerOptions, 'plugins'>): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  // Whoever read our lines may be gone, as a terminal that was closed: that is no reason to end badly.
  process.stdout.on('error', () => undefined);
  try {
    const config = readConfig(process.env, projectDir);
    // Lines for people go to standard output, the log to standard error.
    const logger = pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: true }));
    crashOnUnhandled(logger, (code) => process.exit(code));
    stopOnSignal(await startServer({ config, logger, print, ...options }), print);
  } catch (error) {
    process.exit(printCommandError(error));
  }
}

const projectDir = fileURLToPath(new URL('../../', import.meta.url));

function stopOnSignal(house: ElvoraServer, print: (line: string) => void): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // Heard more than once: a terminal tells every process it started, and whoever started this one passes it on.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('\nStopping');
      house.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.exit(printCommandError(error));
        },
      );
    });
  }
}

function printAddresses(
  { app }: ElvoraServer,
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
