import { expect, it } from 'vitest';
import { isBrowserEmail, isEmail } from './email.ts';

it('accepts addresses of up to 254 characters (S-205)', () => {
  const longest = `${'a'.repeat(249)}@c.in`;
  for (const isAccepted of [isBrowserEmail, isEmail]) {
    expect(isAccepted(longest)).toBe(true);
    expect(isAccepted(`a${longest}`)).toBe(false);
  }
});
