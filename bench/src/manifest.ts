/** An entry of Vite's manifest. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

interface Assets {
  scripts: string[];
  styles: string[];
}

const entryNames = (manifest: Manifest) => Object.keys(manifest).filter((name) => manifest[name]?.isEntry);

/** Returns the entry and its static imports, which run before the first paint. */
export const entryAssets = (manifest: Manifest): Assets => collectAssets(manifest, entryNames(manifest));

/** Returns scripts and styles of a page, each once: the entry, its dynamic imports, the given modules, and their imports. */
export function pageAssets(manifest: Manifest, modules: readonly string[]): Assets {
  const entries = entryNames(manifest);
  const lazyEntries = entries.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return collectAssets(manifest, [...entries, ...lazyEntries, ...modules]);
}

function collectAssets(manifest: Manifest, modules: readonly string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const css of chunk.css ?? []) styles.add(css);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  modules.forEach(follow);
  return { scripts: [...scripts], styles: [...styles] };
}
