import { describe, expect, it } from 'vitest';
import { isCommonPassword, companyWords } from '../../src/staff/commonPasswords.ts';

describe('passwords that are guessed first', () => {
  it.each(['password', 'Password1', '12345678', 'qwertyuiop', 'ILOVEYOU', 'iloveyou1', 'football1'])(
    '%s is one',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it('are our own words, whatever digits and signs are around them', async () => {
    for (const word of companyWords) expect(await isCommonPassword(`${word.toUpperCase()}-2026!`)).toBe(true);
  });

  it.each(['correct horse battery staple', 'elvora makes relays', 'स्विच गियर के लिए', '\u{1f511}'.repeat(9)])(
    '%s is none',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
