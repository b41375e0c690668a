import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { nameKey } from '@elvora/catalogue/operations';
import type { ServerKeys } from '../serverKeys.ts';

const day = 24 * 60 * 60_000;

/** How long a browser stays known after its last sign-in. */
export const knownDeviceMs = 180 * day;

const tokenPattern = /^([\w-]{22})\.(\d{1,16})\.([\w-]{43})$/;

/**
 * Recognises browsers that have signed in to an account before by a signed cookie. Their attempts
 * are counted separately, so that a stranger cannot lock them out (OWASP, device cookies). The
 * token grants no access.
 */
export interface KnownDevices {
  createToken(userName: string): string;
  isKnown(token: string, userName: string): boolean;
}

export interface KnownDevicesOptions {
  keys: Pick<ServerKeys, 'sign'>;
  now: () => number;
}

export function createKnownDevices({ keys, now }: KnownDevicesOptions): KnownDevices {
  const signatureOf = (userName: string, nonce: string, issuedAt: string) =>
    keys.sign('device', [nonce, issuedAt, nameKey(userName)].join('\n'));
  return {
    createToken(userName) {
      const [nonce, issuedAt] = [randomBytes(16).toString('base64url'), String(now())];
      return `${nonce}.${issuedAt}.${signatureOf(userName, nonce, issuedAt)}`;
    },
    isKnown(token, userName) {
      const [, nonce = '', issuedAt = '', signature = ''] = tokenPattern.exec(token) ?? [];
      if (signature === '' || Number(issuedAt) + knownDeviceMs <= now()) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(userName, nonce, issuedAt)));
    },
  };
}

export const deviceCookiePrefix = 'device-';

/** Name of the cookie that makes a browser known to an account, without the account's name in it. */
export const deviceCookieName = (userName: string) =>
  `${deviceCookiePrefix}${createHash('sha256').update(nameKey(userName)).digest('hex').slice(0, 8)}`;
