import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Purpose of a key: a value created for one purpose is invalid for another. */
export type KeyPurpose = 'attempts' | 'device' | 'totp';

/** Signs and encrypts with keys derived from the server's secret. */
export interface ServerKeys {
  /** Returns the HMAC-SHA-256 of a text in base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Encrypts a text (AES-256-GCM); `context` names its owner, so that it cannot be moved to another row. */
  encrypt(purpose: KeyPurpose, text: string, context: string): string;
  /** Returns null for a text that was encrypted with another secret, or changed. */
  decrypt(purpose: KeyPurpose, sealed: string, context: string): string | null;
}

const nonceLength = 12;
const tagLength = 16;

/** Creates the keys of a secret; texts encrypted with an earlier one can still be decrypted. */
export function createServerKeys(current: Buffer, ...earlier: readonly Buffer[]): ServerKeys {
  const derive = (secret: Buffer, purpose: KeyPurpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', `elvora ${purpose}`, 32));

  function decryptWith(key: Buffer, sealed: Buffer, context: string): string | null {
    if (sealed.length < nonceLength + tagLength) return null;
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
    try {
      const text = Buffer.concat([
        decipher.update(sealed.subarray(nonceLength + tagLength)),
        decipher.final(),
      ]);
      return text.toString();
    } catch {
      return null;
    }
  }

  return {
    sign: (purpose, text) => createHmac('sha256', derive(current, purpose)).update(text).digest('base64url'),
    encrypt(purpose, text, context) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', derive(current, purpose), nonce);
      cipher.setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(purpose, sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const secret of [current, ...earlier]) {
        const text = decryptWith(derive(secret, purpose), bytes, context);
        if (text !== null) return text;
      }
      return null;
    },
  };
}
