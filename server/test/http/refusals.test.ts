import { expect, it } from 'vitest';
import { createRefusals } from '../../src/http/refusals.ts';
import { clock } from '../support/clock.ts';

it('a rejection applies to a network until it expires', () => {
  const time = clock();
  const refusals = createRefusals(time.now);
  refusals.add('2001:db8:1:2::1', 60);
  expect(refusals.secondsLeft('2001:db8:1:2:ffff::9')).toBe(60);
  expect(refusals.secondsLeft('2001:db8:1:3::1')).toBeNull();
  time.pass(59_001);
  expect(refusals.secondsLeft('2001:db8:1:2::1')).toBe(1);
  time.pass(999);
  expect(refusals.secondsLeft('2001:db8:1:2::1')).toBeNull();
});

it('a rejection dated by a clock that was ahead ends when the clock is corrected', () => {
  const time = clock();
  const refusals = createRefusals(time.now);
  const day = 24 * 60 * 60_000;
  time.pass(793 * day);
  refusals.add('192.0.2.7', 60);
  time.pass(-793 * day);
  expect(refusals.secondsLeft('192.0.2.7')).toBeNull();
});
