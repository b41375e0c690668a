/** A built file and what it needs, as Vite's manifest has it. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: readonly string[];
  imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Scripts and styles a page loads: the entry, its modules and all they import, each once. */
export function assetsOf(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const css of chunk.css ?? []) styles.add(css);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const [name, { isEntry = false }] of Object.entries(manifest)) if (isEntry) follow(name);
  modules.forEach(follow);
  return { scripts: [...scripts], styles: [...styles] };
}
