import { readFileSync } from 'node:fs';

/**
 * Variables that contain a secret: `…_FILE` names a file that contains it instead, as used by
 * containers and systemd.
 */
export const secretVariables = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'MEDIA_URL',
  'METRICS_TOKEN',
  'SERVER_SECRET',
  'SMTP_URL',
] as const;

/** Whether the value of a variable must not be shown. */
export const isSecretVariable = (name: string): boolean => secretVariables.some((secret) => name === secret);

type Environment = Readonly<Record<string, string | undefined>>;

/** Replaces each `…_FILE` by the content of its file. Throws an `Error` whose message names the variable. */
export function readSecretFiles(env: Environment): Environment {
  const result: Record<string, string | undefined> = { ...env };
  for (const name of secretVariables) {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (env[name] !== undefined && env[name] !== '') {
      throw new Error(`${name} and ${name}_FILE are both set; remove one of them.`);
    }
    result[name] = readSecret(name, file);
  }
  return result;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`${name}_FILE cannot be read: ${file}.`, { cause });
  }
}
