import { expect, it } from 'vitest';
import { printLines } from './printLines.ts';

it('lists publisher, address and date, without placeholders (D-62)', () => {
  const lines = printLines('2026-11-22');
  expect(lines[0]).toBe('ELVORA');
  expect(lines[1]).toContain('West Bengal, India');
  expect(lines.at(-1)).toBe('22 November 2026');
  expect(lines.join('\n')).not.toMatch(/\(|xx/);
});
