import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../config.ts';
import { printCommandError, explainSystemErrors } from '../commandErrors.ts';
import { keepOwner } from '../files/keepOwner.ts';

export const projectDir = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a command with the server's configuration; prints errors as messages and sets the exit code. */
export async function runCommand(
  command: (config: Config, print: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env, projectDir);
    await explainSystemErrors(config, () =>
      command(config, (line) => void process.stdout.write(`${line}\n`)).finally(() =>
        keepOwner(config.dataDir),
      ),
    );
  } catch (error) {
    process.exitCode = printCommandError(error);
  }
}
