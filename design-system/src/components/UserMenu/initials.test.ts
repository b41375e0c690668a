import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['admin', 'AD'],
  ['Meera Krishnan', 'MK'],
  ['a.b.c', 'AC'],
  ['x', 'X'],
  ['मीरा', 'मीरा'],
  ['', ''],
  ['--', ''],
])('abbreviates %j as %j', (name, letters) => expect(initials(name)).toBe(letters));
