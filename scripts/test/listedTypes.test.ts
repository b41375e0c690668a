import { expect, it } from 'vitest';
import { withListedTypes } from '../../.storybook/listedTypes.ts';

it('writes out a type that is made of a list', () => {
  const source = `export const chipLooks = ['soft', 'outline'] as const;\nexport type ChipLook = (typeof chipLooks)[number];`;
  expect(withListedTypes(source)).toContain(`export type ChipLook = 'soft' | 'outline';`);
});

it('leaves a type alone whose list stands elsewhere', () => {
  const source = `export type ChipTone = (typeof tones)[number];`;
  expect(withListedTypes(source)).toBe(source);
});
