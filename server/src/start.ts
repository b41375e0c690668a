import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { createServer, type ElvoraServer, type ServerOptions } from './server.ts';
import { terminalLog } from './terminalLog.ts';
import { startNotices } from './startNotices.ts';
import { crashOnUnhandled } from './http/httpErrors.ts';
import { printCommandError, explainSystemErrors } from './commandErrors.ts';

export interface StartOptions extends Pick<ServerOptions, 'plugins' | 'documents' | 'shedsLoad'> {
  config: Config;
  logger: Logger;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
}

/** Starts the server and prints progress, then the addresses and, on the first start, the owner's password. @public */
export async function startServer(options: StartOptions): Promise<ElvoraServer> {
  const { config, logger, print, plugins, documents, shedsLoad } = options;
  // Before the slow seeding.
  if (config.socketDescriptor === null) await explainSystemErrors(config, () => requireFreeAddress(config));
  const server = await explainSystemErrors(config, () =>
    createServer({
      config,
      logger,
      plugins,
      documents,
      shedsLoad,
      onProgress: (step) => print(`  ${step}`),
    }),
  );
  try {
    await explainSystemErrors(config, () => server.app.listen(listenOptionsOf(config)));
    // After listening: the generated password of a failed start would never be shown.
    const owner = await explainSystemErrors(config, () => server.ensureOwner());
    printAddresses(server, config, { print, ownerPassword: owner?.generatedPassword ?? null });
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

function listenOptionsOf({ port, host, socketDescriptor }: Config): { port: number; host: string } {
  if (socketDescriptor === null) return { port, host };
  // Node prefers the descriptor; Fastify would bind a second address for localhost.
  const socket = { fd: socketDescriptor, port: 0, host: '127.0.0.1' };
  return socket;
}

/** Rejects with the system's error when the server could not listen. */
async function requireFreeAddress({ port, host }: Config): Promise<void> {
  const probe = createNetServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ port, host }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Runs the process: reads the environment, starts the server and shuts it down on a signal (O84). A failed start prints the
 * reason in one line; an invalid variable exits with 78 (O90).
 */
export async function runServer(options: Pick<ServerOptions, 'plugins' | 'shedsLoad'>): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  // A closed terminal must not crash the process.
  process.stdout.on('error', () => undefined);
  try {
    const config = readConfig(process.env, projectDir);
    // Messages for people go to standard output, the log to standard error.
    const logger = createLogger(config);
    crashOnUnhandled(logger, (code) => process.exit(code));
    stopOnSignal(await startServer({ config, logger, print, ...options }), print);
  } catch (error) {
    process.exit(printCommandError(error));
  }
}

/**
 * On a terminal the log is terse, unless `LOG_LEVEL` is set, and human-readable: the password is shown only
 * once, above it.
 */
function createLogger({ logLevel }: Config): Logger {
  const isTerminal = process.stderr.isTTY;
  const level = isTerminal && !process.env['LOG_LEVEL'] ? 'warn' : logLevel;
  const destination = isTerminal
    ? terminalLog((text) => process.stderr.write(text))
    : pino.destination({ fd: 2, sync: true });
  return pino({ level, base: null }, destination);
}

const projectDir = fileURLToPath(new URL('../../', import.meta.url));

function stopOnSignal(server: ElvoraServer, print: (line: string) => void): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // Signals can arrive twice: from the terminal, and passed on by the parent process.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      print('\nStopping');
      // Ctrl+C is pressed by a person who is waiting.
      server.close({ isHasty: signal === 'SIGINT' }).then(
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
  for (const notice of startNotices(config)) {
    print('');
    print(`  ${notice}`);
  }
  print('');
}
