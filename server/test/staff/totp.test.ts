import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from '../../src/staff/recoveryCodes.ts';
import {
  createTotpSecret,
  encodeBase32,
  matchTotpCode,
  totpCode,
  totpStep,
  totpUri,
} from '../../src/staff/totp.ts';

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const secret = encodeBase32(Buffer.from('12345678901234567890'));

describe('one-time passwords', () => {
  it('encode secrets in base32 (RFC 4648, 10)', () => {
    const vectors = { '': '', f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB' };
    for (const [text, encoded] of Object.entries(vectors))
      expect(encodeBase32(Buffer.from(text))).toBe(encoded);
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %d seconds', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
  });

  it('are accepted one step early and late, and no further', () => {
    const now = 1_111_111_111_000;
    const codeAt = (steps: number) => totpCode(secret, totpStep(now) + steps);
    for (const steps of [-1, 0, 1])
      expect(matchTotpCode(secret, codeAt(steps), now)).toBe(totpStep(now) + steps);
    for (const steps of [-2, 2]) expect(matchTotpCode(secret, codeAt(steps), now)).toBeNull();
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', '50471 ']) {
      expect(matchTotpCode(secret, code, now)).toBeNull();
    }
  });

  it('are enrolled by an address that apps can read', () => {
    expect(totpUri({ secret: 'ABC', userName: 'Zoë Rao', issuer: 'Elvora' })).toBe(
      'otpauth://totp/Elvora:Zo%C3%AB%20Rao?secret=ABC&issuer=Elvora',
    );
  });
});

describe('recovery codes', () => {
  it('are ten different ones of 120 bits, accepted in any spelling', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    const [code = ''] = codes;
    expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(hashRecoveryCode(code));
    for (const other of ['', '123456', code.slice(1), `${code}A`]) expect(hashRecoveryCode(other)).toBeNull();
  });
});
