import { type Config, ConfigError, readConfig, settingNames } from '../config.ts';
import { isSecretVariable, secretVariables } from '../secretFiles.ts';
import { startNotices } from '../startNotices.ts';
import type { Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const subject = 'Settings';

/** Reads all settings; `config` is null when one is invalid. */
export function checkSettings(
  env: Environment,
  projectDir: string,
): { config: Config | null; findings: Finding[] } {
  try {
    const config = readConfig(env, projectDir);
    const notices = startNotices(config).map((text): Finding => ({ subject, state: 'warning', text }));
    return { config, findings: [{ subject, state: 'ok', text: describeSettings(env) }, ...notices] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const findings = error.message.split('\n').map((text): Finding => ({
      subject,
      state: 'problem',
      text,
      advice: 'The README lists the settings.',
    }));
    return { config: null, findings };
  }
}

/** Lists the configured settings, with the values of those that are not secret. */
function describeSettings(env: Environment): string {
  const isSet = (name: string) => env[name] !== undefined && env[name] !== '';
  const plain = settingNames.filter((name) => !isSecretVariable(name) && isSet(name));
  const secret = secretVariables.flatMap((name) => [name, `${name}_FILE`].filter(isSet));
  const texts = [
    ...plain.map((name) => `${name}=${env[name]}`),
    ...secret.map((name) => `${name} (not shown)`),
  ];
  return texts.length === 0 ? 'none is set, the defaults apply' : texts.join(', ');
}

/** Shorter secrets could occur in a text by chance. */
const minSecretLength = 4;

/** Returns a function that redacts secrets in a text, such as a library's error message. */
export function createRedaction({
  databaseUrl,
  mediaUrl,
  smtpUrl,
  metricsToken,
  serverSecret,
  adminPassword,
}: Config): (text: string) => string {
  const inUrls = [databaseUrl, mediaUrl, smtpUrl].flatMap((url) => {
    if (url === null) return [];
    const { password } = new URL(url);
    return [url, password, decodeSafely(password)];
  });
  const secrets = [...inUrls, metricsToken, serverSecret, adminPassword].filter(
    (text) => text !== null && text.length >= minSecretLength,
  );
  return (text) => secrets.reduce<string>((result, secret) => result.replaceAll(secret ?? '', '…'), text);
}

/** Returns the text unchanged when its percent signs are not an encoding. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
