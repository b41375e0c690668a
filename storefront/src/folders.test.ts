import { expect, it } from 'vitest';

// Without styles, which vanilla-extract compiles even when imported raw; they import other styles only.
const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./**/*.css.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const importPattern = /(?:from|import|import\()\s*'(\.[^']+)'/g;

/** `./runtime/data/x.ts` → `runtime/data`: two levels of folders. */
const folderOf = (file: string) => file.split('/').slice(1, -1).slice(0, 2).join('/') || 'src';

function resolvePath(importer: string, specifier: string): string {
  const { pathname } = new URL(specifier, `file:///${importer.slice(2)}`);
  return `.${pathname}`;
}

/** Folders that each folder imports from, type-only and dynamic imports included. */
function createFolderGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(sources)) {
    const folder = folderOf(file);
    const imported = graph.get(folder) ?? new Set();
    graph.set(folder, imported);
    for (const [, specifier = ''] of source.matchAll(importPattern)) {
      const target = folderOf(resolvePath(file, specifier));
      if (target !== folder) imported.add(target);
    }
  }
  return graph;
}

/** A path of folders that leads from a folder back to itself; null when there is none. */
function findCycle(graph: Map<string, Set<string>>): string[] | null {
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const target of graph.get(folder) ?? []) {
      const cycle = visit(target, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return null;
}

it('finds a cycle of folders', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
});

it('has no import cycles between folders', () => {
  const graph = createFolderGraph();
  expect(graph.get('src')).toContain('home');
  expect(findCycle(graph)).toBeNull();
});

it('keeps the runtime free of the site: it imports neither pages, layout nor content', () => {
  const runtimeImports = [...createFolderGraph()]
    .filter(([folder]) => folder.startsWith('runtime/'))
    .flatMap(([, targets]) => [...targets]);
  expect(runtimeImports.filter((target) => !target.startsWith('runtime/'))).toEqual([]);
});
