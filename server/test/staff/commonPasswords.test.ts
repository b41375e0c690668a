import { describe, expect, it } from 'vitest';
import { isCommonPassword, companyWords } from '../../src/staff/commonPasswords.ts';

describe('isCommonPassword', () => {
  it.each(['password', 'Password1', '12345678', 'qwertyuiop', 'ILOVEYOU', 'iloveyou1', 'football1'])(
    'recognises %s',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );

  it('recognises company words combined with digits and symbols', async () => {
    for (const word of companyWords) expect(await isCommonPassword(`${word.toUpperCase()}-2026!`)).toBe(true);
  });

  it.each(['correct horse battery staple', 'elvora makes relays', 'स्विच गियर के लिए', '\u{1f511}'.repeat(9)])(
    'accepts %s',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
