import { describe, expect, it } from 'vitest';

const entryPoints = import.meta.glob<string>(
  [
    '../src/components/*/index.ts',
    '../src/{theme,styles,layout,hooks}/index.ts',
    '../src/styles/{global,fontFiles}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** `./Button`, `./theme` …: the subpath by which an app imports an entry point. */
const subpathOf = (path: string) =>
  path
    .replace(/^\.\.\/src\//, './')
    .replace(/^\.\/components\//, './')
    .replace(/\/index\.ts$/, '');

/** Returns the names an index file exports, types included. */
function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, isType, list = '']) =>
    list
      .split(',')
      .map((entry) => entry.replace(/^.*\bas\b/s, '').trim())
      .filter(Boolean)
      .map((name) => (isType ? `type ${name}` : name)),
  );
  const own = [...source.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  return [...lists, ...own].sort();
}

describe('the public names', () => {
  it('are listed one by one', () => {
    expect(Object.entries(entryPoints).filter(([, source]) => /export \*/.test(source))).toEqual([]);
  });

  /** Changing the public names must be deliberate, so it shows in the snapshot's diff. */
  it('match the snapshot; update it with: npx vitest run test/exports.test.ts --update', () => {
    expect(
      Object.fromEntries(
        Object.entries(entryPoints).map(([path, source]) => [subpathOf(path), exportedNames(source)]),
      ),
    ).toMatchSnapshot();
  });
});
