/** An entry of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  css: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

export interface PrefetchInput {
  manifest: Readonly<Record<string, ManifestChunk>>;
  /** Source files, most likely first. */
  modules: readonly string[];
  /** Source files whose own dynamic imports, such as a dialog, load after them. */
  pressed: readonly string[];
  /** Files that the page loads regardless. */
  loadedFiles: ReadonlySet<string>;
  /** Compressed size of a file. */
  sizeOf: (file: string) => number;
  budgetBytes: number;
}

/**
 * Returns the scripts and styles to prefetch for the first press. A module is included with all of its static
 * imports, or not at all if they exceed the remaining budget; a smaller one after it may still fit.
 */
export function filesToPrefetch({
  manifest,
  modules,
  pressed,
  loadedFiles,
  sizeOf,
  budgetBytes,
}: PrefetchInput): string[] {
  const files = new Set<string>();
  let spentBytes = 0;
  const controls = pressed
    .flatMap((name) => [...importedModules(manifest, name)])
    .flatMap((name) => manifest[name]?.dynamicImports ?? [])
    // The chunk of the route table imports all pages; `modules` lists the relevant ones.
    .filter((name) => !name.endsWith('Route.tsx'));
  for (const module of [...modules, ...controls]) {
    const added = [...importedModules(manifest, module)]
      .flatMap((name) => [...(manifest[name]?.css ?? []), manifest[name]?.file ?? ''])
      .filter((file) => !loadedFiles.has(file) && !files.has(file));
    const addedBytes = added.reduce((sum, file) => sum + sizeOf(file), 0);
    if (spentBytes + addedBytes > budgetBytes) continue;
    spentBytes += addedBytes;
    for (const file of added) files.add(file);
  }
  return [...files];
}

/** The module and its static imports. */
function importedModules(manifest: PrefetchInput['manifest'], module: string, found = new Set<string>()) {
  const chunk = manifest[module];
  if (!chunk || found.has(module)) return found;
  found.add(module);
  for (const name of chunk.imports) importedModules(manifest, name, found);
  return found;
}
