/** A built file and what it needs, as Vite's manifest has it. */
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

/** What runs before the first paint: the entry and all it imports. */
export const entryAssets = (manifest: Manifest): Assets => collectAssets(manifest, entryNames(manifest));

/** Scripts and styles a page loads: the entry, what it asks for later, the modules and all they import, each once. */
export function pageAssets(manifest: Manifest, modules: readonly string[]): Assets {
  const entries = entryNames(manifest);
  const asked = entries.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return collectAssets(manifest, [...entries, ...asked, ...modules]);
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
