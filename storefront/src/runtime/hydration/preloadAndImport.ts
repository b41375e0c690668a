import { preloadStylesheet } from './pageStyles.ts';

const preloaded = new Set<string>();

function preloadScript(href: string): void {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  // The attribute makes the request the one of the later import.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  );
}

/**
 * Imports a chunk once its style sheets have loaded, and preloads the scripts it imports. The build puts it in the place of
 * Vite's own loader, whose event it keeps: that one cannot use the styles that the document contains.
 */
export async function preloadAndImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const preload = () =>
    Promise.all(
      files.map((file) =>
        file.endsWith('.css') ? preloadStylesheet(`/${file}`) : preloadScript(`/${file}`),
      ),
    );
  try {
    await preload().catch(preload);
    return await load();
  } catch (cause) {
    dispatchEvent(new Event('vite:preloadError'));
    throw cause;
  }
}
