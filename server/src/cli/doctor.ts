import { fileURLToPath } from 'node:url';
import { printCommandError } from '../commandErrors.ts';
import { examineInstallation } from '../doctor/examineInstallation.ts';
import { formatFindings } from '../doctor/finding.ts';

/** Prints the results of all checks with advice; exits with 1 when a check fails. */
try {
  const projectDir = fileURLToPath(new URL('../../../', import.meta.url));
  const findings = await examineInstallation({ env: process.env, projectDir, now: new Date() });
  process.stdout.write(`${formatFindings(findings).join('\n')}\n`);
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
} catch (error) {
  process.exitCode = printCommandError(error);
}
