import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../config.ts';
import { printCommandError, explainSystemErrors } from '../commandErrors.ts';

export const projectDir = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a command with the settings of the server; what goes wrong is said in plain words. */
export async function runCommand(
  work: (config: Config, print: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env, projectDir);
    await explainSystemErrors(config, () => work(config, (line) => void process.stdout.write(`${line}\n`)));
  } catch (error) {
    process.exitCode = printCommandError(error);
  }
}
