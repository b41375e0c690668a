import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { crashOnUnhandled } from './http/failures.ts';
import { StartError, startServer, stopOnSignal } from './start.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env, fileURLToPath(new URL('../../', import.meta.url)));
  // Lines for people go to standard output, the log to standard error.
  const logger = pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: true }));
  crashOnUnhandled(logger, (code) => process.exit(code));
  stopOnSignal(await startServer({ config, logger, print }), print);
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(
    `\n${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(error instanceof ConfigError ? error.exitCode : 1);
}
