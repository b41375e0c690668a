import { createHash, randomBytes } from 'node:crypto';
import { encodeBase32 } from './totp.ts';

const codeCount = 10;

/**
 * Returns new recovery codes, such as `ABCDEF-GHIJKL-MNOPQR-STUVWX`. With 120 random bits, a plain hash of them cannot be
 * reversed (ASVS 6.5.2).
 */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, () =>
    [...encodeBase32(randomBytes(15)).matchAll(/.{6}/g)].map(([part]) => part).join('-'),
  );

/** Returns the hash of a recovery code, however it is typed; null for other text. */
export function hashRecoveryCode(code: string): string | null {
  const characters = code.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return characters.length === 24 ? createHash('sha256').update(characters).digest('hex') : null;
}
