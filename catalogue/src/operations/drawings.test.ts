import { expect, it } from 'vitest';
import { drawingForName } from './drawings.ts';

it.each([
  ['Motor Protection Circuit Breaker Motor Protection', 'breaker'],
  ['Rewirable Fuse Unit', 'mcb'],
  ['Nylon Cable Gland, PG Thread', 'gland'],
  ['Wall-Mounting Enclosure', 'enclosure'],
  ['Something else', 'contactor'],
])('the family of %s is %s (S-170)', (name, drawing) => {
  expect(drawingForName(name)).toBe(drawing);
});
