/** The address of an import and nothing else, as the build writes it, alone or in its loader of style sheets; of a shared chunk an export. */
const importPattern = /import\(`([^`]+)`\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?(?:,|$)/;

/** A style sheet or script of a chunk that could not be loaded; the chunk has not been imported. */
export class FileError extends Error {}

/**
 * Fails fast without a connection. Browsers keep the failure of an import until the page is reloaded, so a failed one is
 * tried again under a new address: a short outage must not lock a part of the page (O93). That address loads no styles, and
 * a script it imports would stay failed, so a chunk without all of its files is not imported.
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
