import { describe, expect, it } from 'vitest';
import { createDummyHash, hashPassword, verifyPassword } from '../../src/staff/password.ts';

describe('passwords', () => {
  it('are hashed with Argon2id, 19 MiB, two passes, one lane and a random salt', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(two).not.toBe(one);
    expect(await verifyPassword('correct horse', one)).toBe(true);
    expect(await verifyPassword('correct horse', two)).toBe(true);
    expect(await verifyPassword('Correct horse', one)).toBe(false);
  });

  it('never match the dummy hash, which takes as long to verify as any other (O04)', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4);
    expect(costOf(createDummyHash())).toEqual(costOf(await hashPassword('correct horse')));
    expect(await verifyPassword('', createDummyHash())).toBe(false);
    expect(createDummyHash()).not.toBe(createDummyHash());
  });

  it('differ when only the 90th of 100 characters does (O10)', async () => {
    const long = 'x'.repeat(100);
    const other = `${'x'.repeat(89)}y${'x'.repeat(10)}`;
    expect(await verifyPassword(other, await hashPassword(long))).toBe(false);
  });

  it('match in any Unicode normalisation form (O10)', async () => {
    const hash = await hashPassword('Grüße-पासवर्ड-🔑');
    expect(await verifyPassword('Gru\u0308ße-पासवर्ड-🔑', hash)).toBe(true);
    expect(await verifyPassword('Gruße-पासवर्ड-🔑', hash)).toBe(false);
  });

  it.each([
    '',
    'plain text',
    '$argon2id$v=19$m=1,t=1$x$y',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=19456,t=2,p=1$$',
  ])('do not match the malformed hash %j', async (stored) => {
    expect(await verifyPassword(stored, stored)).toBe(false);
  });
});
