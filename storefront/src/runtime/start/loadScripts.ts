import { whenDomContentLoaded } from '../browser/whenDomContentLoaded.ts';
import type { HydrateOptions } from './hydratePage.tsx';

/** Files of this page, as the server lists them at the end of the document. */
export interface PageFiles {
  /** URL of the page's module. */
  page: string;
  modules: readonly string[];
  /** Full style sheets; the document inlines only the rules that its HTML needs. */
  styles: readonly string[];
  /** Style sheets and modules that the first press or link needs. */
  prefetch: readonly string[];
  /** Version of the results that are not in the document; null when they are. */
  results: string | null;
}

export interface StartOptions extends Pick<HydrateOptions, 'renderedUrl' | 'hasIntent'> {
  importHydrate: () => Promise<{ hydrate: (options: HydrateOptions) => Promise<void> }>;
}

function readPageFiles(): PageFiles | null {
  const text = document.getElementById('files')?.textContent ?? 'null';
  return JSON.parse(text) as PageFiles | null;
}

/** Fetches all scripts of the page in parallel and hydrates it. */
export async function loadScripts({ importHydrate, ...start }: StartOptions): Promise<void> {
  await whenDomContentLoaded();
  const files = readPageFiles();
  if (!files) return;
  for (const href of files.modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const { hydrate } = await importHydrate();
  await hydrate({ ...start, files });
}
