import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconFiles } from './icons.mjs';

it('the generated icons match the list', async () => {
  for (const [file, text] of Object.entries(await iconFiles()))
    expect(await readFile(new URL(`../src/components/Icon/${file}`, import.meta.url), 'utf8')).toBe(text);
});
