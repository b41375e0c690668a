import { FileError } from '../browser/importOnline.ts';
import { preloadStylesheet } from './pageStyles.ts';

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a script into the browser's cache, where the import finds it. A module that fails while it is imported or
 * preloaded stays failed until a reload, and so does every module that imports it (O93).
 */
export function fetchScript(href: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  const promise =
    fetched.get(href) ??
    fetch(href, { priority })
      .then((response) =>
        response.ok ? response.arrayBuffer() : Promise.reject(new Error(response.statusText)),
      )
      .catch(() => {
        fetched.delete(href);
        throw new FileError(href);
      });
  fetched.set(href, promise);
  return promise;
}

/**
 * Imports a chunk once its style sheets have loaded and its imports are in the browser's cache. The
 * build uses it instead of Vite's own loader, which cannot use styles inlined in the document; it
 * dispatches the same error event.
 */
export async function preloadAndImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const preload = () =>
    Promise.all(
      files.map((file) => (file.endsWith('.css') ? preloadStylesheet(`/${file}`) : fetchScript(`/${file}`))),
    );
  try {
    await preload().catch(preload);
    return await load();
  } catch (cause) {
    dispatchEvent(new Event('vite:preloadError'));
    throw cause;
  }
}
