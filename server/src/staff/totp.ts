import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// One-time passwords by time (RFC 6238) with what authenticator apps support: HMAC-SHA-1, six digits, 30
// seconds.

const stepMs = 30_000;
const digits = 6;
/** Steps before and after the current one that are accepted, for clocks that differ (RFC 6238, 5.2). */
const tolerance = 1;

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base32 without padding (RFC 4648). */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += base32Alphabet[(value >>> bits) & 31];
    }
  }
  return bits === 0 ? text : text + base32Alphabet[(value << (5 - bits)) & 31];
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let value = 0;
  let bits = 0;
  for (const character of text) {
    value = ((value << 5) | base32Alphabet.indexOf(character)) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
  }
  return Buffer.from(bytes);
}

/** Returns a secret of 160 bits in base32, the length of the hash (RFC 4226, 4). */
export const createTotpSecret = () => encodeBase32(randomBytes(20));

/** Returns the code of a time step (RFC 4226, 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const totpStep = (now: number) => Math.floor(now / stepMs);

/** Returns the step that a code belongs to; null for a wrong one. Takes as long for every code. */
export function matchTotpCode(secret: string, code: string, now: number): number | null {
  const typed = Buffer.from(/^\d{6}$/.test(code) ? code : ' '.repeat(digits));
  let matched: number | null = null;
  for (let step = totpStep(now) - tolerance; step <= totpStep(now) + tolerance; step++) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), typed)) matched = step;
  }
  return matched;
}

/** Returns the address that authenticator apps read from a QR code. */
export function totpUri({
  secret,
  userName,
  issuer,
}: {
  secret: string;
  userName: string;
  issuer: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
