/**
 * Matches a bare import as written by the build, also within its style sheet loader: URL, and the export of a
 * shared chunk.
 */
const importPattern = /import\(`([^`]+)`\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?(?:,|$)/;

/** A style sheet or script of a chunk that could not be loaded; the chunk has not been imported. */
export class FileError extends Error {
  constructor(url: string) {
    super(`${url} could not be loaded.`);
  }
}

/**
 * Fails fast when offline. Browsers cache failed imports until the page is reloaded, so a failed one is retried under a new
 * URL: a short outage must not disable a part of the page (O93). The new URL loads no style sheets and cannot repair failed
 * imports of the chunk, so a chunk with missing files is not retried.
 */
export async function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (navigator.onLine === false) throw new Error('No connection');
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof FileError) throw cause;
    const [, path, , part] = importPattern.exec(String(load)) ?? [];
    if (!path) throw cause;
    const chunk = await import(/* @vite-ignore */ `${path}?${Date.now()}`);
    return (part ? chunk[part] : chunk) as Module;
  }
}
