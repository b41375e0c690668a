import { expect, it } from 'vitest';
import { mailboxKey } from '../../src/enquiries/mailboxKey.ts';

it.each([
  ['asha@example.in', 'asha@example.in'],
  [' Asha.Rao@Example.in ', 'asharao@example.in'],
  ['asha+shop@example.in', 'asha@example.in'],
  ['a.s.h.a+1+2@example.in', 'asha@example.in'],
  ['+1@example.in', '+1@example.in'],
  ['asha@mail.example.in', 'asha@mail.example.in'],
])('%j is the mailbox %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
