import { expect, it } from 'vitest';
import { listsIn, withListedTypes } from '../../.storybook/listedTypes.ts';

const read = (name: string) => `{"name":"unknown[number]","raw":"(typeof ${name})[number]"}`;
const lists = listsIn([
  `export const chipLooks = ['soft', 'outline'] as const;`,
  `const own = ['no'] as const;`,
]);

it('writes out a type that is made of a list, wherever the list stands', () => {
  expect(withListedTypes(`Chip.__docgenInfo={"tsType":${read('chipLooks')}}`, lists)).toBe(
    `Chip.__docgenInfo={"tsType":{"name":"union","raw":"'soft' | 'outline'","elements":[{"name":"literal","value":"'soft'"},{"name":"literal","value":"'outline'"}]}}`,
  );
});

it('leaves a type alone whose list is not known', () => {
  expect(withListedTypes(read('tones'), lists)).toBe(read('tones'));
  expect(withListedTypes(read('own'), lists)).toBe(read('own'));
});
