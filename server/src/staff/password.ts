import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { createTaskQueue } from '../taskQueue.ts';

function deriveKey(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Argon2 parameters: memory in KiB, passes, lanes. */
export type PasswordCost = Readonly<Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>>;

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const keyLength = 32;

/** Each derivation takes 19 MiB and a thread of the pool; two at a time leave threads for other requests. */
const derivations = createTaskQueue({ concurrency: 2, maxWaiting: 20 });

/** Hashes a password to a PHC string with its own salt and cost. */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derivations.run(() =>
    deriveKey({ message: normalisePassword(password), nonce: salt, ...cost, tagLength: keyLength }),
  );
  return formatPhc({ ...cost, salt, key });
}

/** Returns a hash that matches no password, but takes as long to verify as any other. */
export const createDummyHash = (cost = passwordCost): string =>
  formatPhc({ ...cost, salt: randomBytes(16), key: randomBytes(keyLength) });

/** Verifies a password against a PHC string; false for malformed strings. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const hash = parsePhc(stored);
  if (!hash) return false;
  const { salt, key, ...cost } = hash;
  const derived = await derivations.run(() =>
    deriveKey({ message: normalisePassword(password), nonce: salt, ...cost, tagLength: key.length }),
  );
  return timingSafeEqual(derived, key);
}

/** Different keyboards may encode the same text differently. */
const normalisePassword = (password: string) => password.normalize('NFKC');

interface PasswordHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  key: Buffer;
}

const unpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

function formatPhc({ memory, passes, parallelism, salt, key }: PasswordHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpaddedBase64(salt)}$${unpaddedBase64(key)}`;
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

function parsePhc(text: string): PasswordHash | null {
  const [, memory, passes, parallelism, salt, key] = phcPattern.exec(text) ?? [];
  if (salt === undefined || key === undefined) return null;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}
