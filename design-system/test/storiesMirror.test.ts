import { describe, expect, it } from 'vitest';
import { findDocsPageProblems } from '../../scripts/docsPage.ts';

const namesIn = (paths: Record<string, unknown>, pattern: RegExp) => [
  ...new Set(Object.keys(paths).flatMap((path) => pattern.exec(path)?.[1] ?? [])),
];

/** Names of all units: component folders with an index, and layouts. */
const units = {
  components: namesIn(import.meta.glob('../src/components/*/index.ts'), /\/(\w+)\/index\.ts$/),
  layout: namesIn(import.meta.glob('../src/layout/*/*.tsx'), /\/(\w+)\/\1\.tsx$/),
};

const files = Object.keys(import.meta.glob('../../stories/{components,layout}/*/*.{tsx,mdx}'));
const storyFolders = (group: string) =>
  namesIn(import.meta.glob('../../stories/{components,layout}/*/*'), new RegExp(`/${group}/(\\w+)/`));
const hasStoryFile = (path: string) => files.includes(`../../stories/${path}`);

describe.each(['components', 'layout'] as const)(
  'design system and stories mirror each other: %s',
  (group) => {
    it('has units', () => expect(units[group].length).toBeGreaterThan(3));

    it('has no stories of removed units', () => {
      expect(storyFolders(group).filter((name) => !units[group].includes(name))).toEqual([]);
    });

    it.each(units[group])('%s has its stories and its docs page', (name) => {
      const wanted = [`${group}/${name}/${name}.stories.tsx`, `${group}/${name}/${name}.mdx`];
      expect(wanted.filter((path) => !hasStoryFile(path))).toEqual([]);
    });
  },
);

const pages = import.meta.glob<string>('../../stories/components/*/*.mdx', {
  query: '?raw',
  import: 'default',
});

describe('every docs page has the same sections', () => {
  it.each(Object.entries(pages))('%s', async (path, load) => {
    const name = /\/(\w+)\.mdx$/.exec(path)?.[1] ?? '';
    expect(findDocsPageProblems(await load(), { name, componentNames: units.components })).toEqual([]);
  });
});

/** For pages that no picture shows. */
const fallbackDesign = 'storefront-states-sheet';

// Paths only; the files are not loaded.
const designs = namesIn(import.meta.glob('../../docs/design/*.webp'), /\/([\w-]+)\.webp$/);
const texts = import.meta.glob<string>(
  ['../../stories/{components,layout}/*/*.stories.tsx', '../../stories/{storefront,admin}/*.stories.tsx'],
  { query: '?raw', import: 'default' },
);
const isNamedByItsFolder = (path: string) =>
  /\/(storefront|admin)\//.test(path) || /\/(\w+)\/\1\.stories\.tsx$/.test(path);

describe('every unit and view links its design pictures', () => {
  it.each(Object.entries(texts).filter(([path]) => isNamedByItsFolder(path)))('%s', async (_path, load) => {
    const named = /\bdesign: \[([^\]]+)\]/.exec(await load())?.[1] ?? '';
    const pictures = [...named.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(
      pictures,
      `Name a picture of docs/design: parameters: { design: ['${fallbackDesign}'] }`,
    ).not.toEqual([]);
    const missing = pictures.filter((picture) => !designs.includes(picture ?? ''));
    expect(missing, `docs/design has the pictures ${designs.join(', ')}`).toEqual([]);
  });
});

describe('every component is tested in a browser', () => {
  it.each(units.components)('%s by a behaviour story or a matrix', (name) => {
    const proofs = ['Behaviour', 'Matrix'].filter((kind) =>
      hasStoryFile(`components/${name}/${kind}.stories.tsx`),
    );
    expect(proofs).not.toEqual([]);
  });
});
