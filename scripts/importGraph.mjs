/**
 * A graph of imports: the targets of each node.
 *
 * @typedef {Map<string, Set<string>>} Graph
 */

/** Packages whose folders the architecture describes. */
export const packages = ['catalogue', 'design-system', 'storefront', 'admin', 'server', 'stories', 'bench'];

/**
 * Returns the folder a source file belongs to: `server/api` for `server/src/api/routes.ts`, `server/app.ts` for a file
 * directly in `src`; null for tests and files outside the packages.
 *
 * @param {string} path relative to the repository
 */
export function folderOf(path) {
  if (/\.(?:types\.)?test\.tsx?$/.test(path)) return null;
  const [, name, folder] = /^([\w-]+)\/src\/([\w-]+(?:\.[\w.]+)?)(?:\/|$)/.exec(path) ?? [];
  if (name !== undefined && packages.includes(name)) return `${name}/${folder}`;
  return path.startsWith('stories/') ? 'stories' : null;
}

export const packageOf = (folder) => folder.split('/')[0];

/**
 * Builds the graph of folders from the modules that dependency-cruiser found.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {Graph}
 */
export function folderGraph(modules) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === null) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== null && to !== from) graph.get(from).add(to);
    }
  }
  return graph;
}

/** Merges the folders of each package into one node. */
export function packageGraph(graph) {
  const merged = new Map();
  for (const [from, targets] of graph) {
    const name = packageOf(from);
    if (!merged.has(name)) merged.set(name, new Set());
    for (const to of targets) if (packageOf(to) !== name) merged.get(name).add(packageOf(to));
  }
  return merged;
}

/**
 * Finds a cycle, as the nodes along it; null in an acyclic graph.
 *
 * @param {Graph} graph
 * @returns {string[] | null}
 */
export function findCycle(graph) {
  const done = new Set();
  const path = [];
  const visit = (node) => {
    if (done.has(node)) return null;
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    path.push(node);
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return null;
}

/** Drops each edge of an acyclic graph that a longer path implies, so that the layers are visible. */
export function transitiveReduction(graph) {
  const reachable = new Map();
  const reach = (node) => {
    const known = reachable.get(node);
    if (known) return known;
    const found = new Set();
    reachable.set(node, found);
    for (const target of graph.get(node) ?? []) {
      found.add(target);
      for (const further of reach(target)) found.add(further);
    }
    return found;
  };
  return new Map(
    [...graph].map(([node, targets]) => [
      node,
      new Set([...targets].filter((to) => ![...targets].some((via) => via !== to && reach(via).has(to)))),
    ]),
  );
}

/**
 * Draws packages and their folders as a Mermaid flowchart. Within a package arrows are reduced to its layers; files
 * directly in `src` compose the folders and are omitted.
 *
 * @param {Graph} graph
 */
export function renderDiagram(graph) {
  const isFile = (node) => node.includes('.');
  const folders = new Map(
    [...graph]
      .filter(([node]) => !isFile(node) && node.includes('/'))
      .map(([node, targets]) => [
        node,
        new Set([...targets].filter((to) => !isFile(to) && packageOf(to) === packageOf(node))),
      ]),
  );
  const layers = transitiveReduction(folders);
  const id = (node) => node.replace(/[^\w]/g, '_');
  const lines = ['flowchart TD'];
  for (const name of packages) {
    const own = [...layers.keys()].filter((node) => packageOf(node) === name).sort();
    lines.push(`  subgraph ${id(name)}_package["${name}"]`);
    for (const node of own) lines.push(`    ${id(node)}["${node.slice(name.length + 1)}"]`);
    for (const node of own)
      for (const to of [...layers.get(node)].sort()) lines.push(`    ${id(node)} --> ${id(to)}`);
    lines.push('  end');
  }
  for (const [from, targets] of [...packageGraph(graph)].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const to of [...targets].sort()) lines.push(`  ${id(from)}_package ==> ${id(to)}_package`);
  return lines.join('\n');
}
