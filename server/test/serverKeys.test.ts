import { expect, it } from 'vitest';
import { createServerKeys } from '../src/serverKeys.ts';

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it('encrypts for one purpose, owner and secret, and detects changes', () => {
  const keys = createServerKeys(one);
  const sealed = keys.encrypt('totp', 'the secret', 'staff 1');
  expect(sealed).not.toBe(keys.encrypt('totp', 'the secret', 'staff 1'));
  expect(keys.decrypt('totp', sealed, 'staff 1')).toBe('the secret');
  expect(keys.decrypt('totp', sealed, 'staff 2')).toBeNull();
  expect(keys.decrypt('device', sealed, 'staff 1')).toBeNull();
  expect(createServerKeys(two).decrypt('totp', sealed, 'staff 1')).toBeNull();
  const changed = Buffer.from(sealed, 'base64url').map((byte, index) => (index === 30 ? byte ^ 1 : byte));
  expect(keys.decrypt('totp', Buffer.from(changed).toString('base64url'), 'staff 1')).toBeNull();
  expect(keys.decrypt('totp', '', 'staff 1')).toBeNull();
});

it('decrypts text encrypted with an earlier secret', () => {
  const sealed = createServerKeys(one).encrypt('totp', 'the secret', 'staff 1');
  expect(createServerKeys(two, one).decrypt('totp', sealed, 'staff 1')).toBe('the secret');
});
