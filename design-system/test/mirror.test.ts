import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A unit has its view; folders of parts that several units share have none. */
const units = foldersOf('design-system/src/components').filter((name) =>
  existsSync(join(root, `design-system/src/components/${name}/index.ts`)),
);
const storied = foldersOf('stories/components');

describe('design system and stories mirror each other', () => {
  it('every story folder has its unit', () => {
    expect(storied.filter((name) => !units.includes(name))).toEqual([]);
  });

  it.each(units)('%s has its stories, its docs page, and a proof of behaviour or looks', (name) => {
    const has = (file: string) => existsSync(join(root, 'stories/components', name, file));
    expect([`${name}.stories.tsx`, `${name}.mdx`].filter((file) => !has(file))).toEqual([]);
    expect(has('Behaviour.stories.tsx') || has('Matrix.stories.tsx')).toBe(true);
  });
});
