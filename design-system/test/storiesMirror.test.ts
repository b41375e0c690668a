import { describe, expect, it } from 'vitest';

const namesIn = (paths: Record<string, unknown>, pattern: RegExp) => [
  ...new Set(Object.keys(paths).flatMap((path) => pattern.exec(path)?.[1] ?? [])),
];

/** A unit is a folder with a door. */
const units = {
  components: namesIn(import.meta.glob('../src/components/*/index.ts'), /\/(\w+)\/index\.ts$/),
  layout: namesIn(import.meta.glob('../src/layout/*/*.tsx'), /\/(\w+)\/\1\.tsx$/),
};

const files = Object.keys(import.meta.glob('../../stories/{components,layout}/*/*.{tsx,mdx}'));
const storyFolders = (room: string) =>
  namesIn(import.meta.glob('../../stories/{components,layout}/*/*'), new RegExp(`/${room}/(\\w+)/`));
const hasStoryFile = (path: string) => files.includes(`../../stories/${path}`);

describe.each(['components', 'layout'] as const)(
  'design system and stories mirror each other: %s',
  (room) => {
    it('has units', () => expect(units[room].length).toBeGreaterThan(3));

    it('has no stories of a unit that is gone', () => {
      expect(storyFolders(room).filter((name) => !units[room].includes(name))).toEqual([]);
    });

    it.each(units[room])('%s has its stories and its docs page', (name) => {
      const wanted = [`${room}/${name}/${name}.stories.tsx`, `${room}/${name}/${name}.mdx`];
      expect(wanted.filter((path) => !hasStoryFile(path))).toEqual([]);
    });
  },
);

const pages = import.meta.glob<string>('../../stories/components/*/*.mdx', {
  query: '?raw',
  import: 'default',
});

/** What stands under a heading of a page. */
const sectionOf = (page: string, heading: string) =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

describe('every docs page answers the same questions', () => {
  it.each(Object.entries(pages))('%s', async (path, load) => {
    const page = await load();
    const wanted = [
      /^## When to use$/m,
      /^## Props$/m,
      /^## Keyboard and screen reader$/m,
      /^## Do\b/m,
      /Don't/,
    ];
    expect(wanted.filter((part) => !part.test(page))).toEqual([]);
    expect(page).toMatch(/^# \w+\n\n\S/m);
    const keys = sectionOf(page, 'Keyboard and screen reader');
    expect(keys, 'a table of what keys do').toMatch(/^\| Input +\| Result +\|$/m);
    expect(keys, 'what a screen reader says').toMatch(/^\| Screen reader +\| \S/m);
    const others = units.components.filter((name) => !path.includes(`/${name}/`));
    const named = [...sectionOf(page, 'When to use').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '');
    expect(
      named.filter((name) => others.includes(name)),
      'what stands beside it or is used instead',
    ).not.toEqual([]);
  });
});

/** Addresses alone: what a picture holds is of no interest here. */
const designs = namesIn(import.meta.glob('../../docs/design/*.webp'), /\/([\w-]+)\.webp$/);
const texts = import.meta.glob<string>(
  ['../../stories/{components,layout}/*/*.stories.tsx', '../../stories/{storefront,admin}/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);
const isNamedByItsFolder = (path: string) =>
  /\/(storefront|admin)\//.test(path) || /\/(\w+)\/\1\.stories\.tsx$/.test(path);

describe('every unit and every view names the pictures it is built after', () => {
  it.each(Object.entries(texts).filter(([path]) => isNamedByItsFolder(path)))('%s', async (_path, load) => {
    const named = /\bdesign: \[([^\]]+)\]/.exec(await load())?.[1] ?? '';
    const pictures = [...named.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(pictures).not.toEqual([]);
    expect(pictures.filter((picture) => !designs.includes(picture ?? ''))).toEqual([]);
  });
});

describe('every component is proved in a browser', () => {
  it.each(units.components)('%s, by what it does or by how it looks', (name) => {
    const proofs = ['Behaviour', 'Matrix'].filter((kind) =>
      hasStoryFile(`components/${name}/${kind}.stories.tsx`),
    );
    expect(proofs).not.toEqual([]);
  });
});
