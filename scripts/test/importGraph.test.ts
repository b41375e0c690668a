import { describe, expect, it } from 'vitest';
import {
  findCycle,
  folderGraph,
  folderOf,
  packageGraph,
  renderDiagram,
  transitiveReduction,
} from '../importGraph.mjs';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]));

describe('the folder of a file', () => {
  it.each([
    ['server/src/api/apiRoutes.ts', 'server/api'],
    ['server/src/api/deep/file.ts', 'server/api'],
    ['server/src/app.ts', 'server/app.ts'],
    ['design-system/src/components/Chip/Chip.css.ts', 'design-system/components'],
    ['stories/components/Chip/Chip.stories.tsx', 'stories'],
    ['server/src/api/apiRoutes.test.ts', null],
    ['scripts/new.mjs', null],
  ])('%s is %s', (path, folder) => {
    expect(folderOf(path)).toBe(folder);
  });
});

describe('the graph of folders', () => {
  const modules = [
    {
      source: 'server/src/api/a.ts',
      dependencies: [{ resolved: 'server/src/store/b.ts' }, { resolved: 'server/src/api/c.ts' }],
    },
    { source: 'server/src/store/b.ts', dependencies: [{ resolved: 'catalogue/src/model/index.ts' }] },
  ];

  it('contains imports between folders, not within one', () => {
    expect(folderGraph(modules)).toEqual(
      graphOf({ 'server/api': ['server/store'], 'server/store': ['catalogue/model'] }),
    );
  });

  it('merges into packages', () => {
    expect(packageGraph(folderGraph(modules))).toEqual(graphOf({ server: ['catalogue'] }));
  });
});

describe('cycles', () => {
  it('are found with every node along them', () => {
    expect(findCycle(graphOf({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b']);
  });

  it('are not reported for two paths to one node', () => {
    expect(findCycle(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull();
  });
});

it('drops edges that a longer path implies', () => {
  expect(transitiveReduction(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual(
    graphOf({ a: ['b'], b: ['c'], c: [] }),
  );
});

it('draws folders in their packages, and arrows between packages', () => {
  const diagram = renderDiagram(
    graphOf({
      'server/api': ['server/store', 'catalogue/model'],
      'server/store': [],
      'catalogue/model': [],
      'server/app.ts': ['server/api'],
    }),
  );
  expect(diagram).toContain('server_api["api"]');
  expect(diagram).toContain('server_api --> server_store');
  expect(diagram).toContain('server_package ==> catalogue_package');
  expect(diagram).not.toContain('app.ts');
});
