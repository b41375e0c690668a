import { whenDomContentLoaded } from '../browser/whenDomContentLoaded.ts';
import type { HydrateOptions } from './hydratePage.tsx';

/** Files of this page, as the server lists them at the end of the document. */
interface PageFiles {
  /** URL of the page's module. */
  page: string;
  modules: readonly string[];
  /** Inlined in the document already. */
  styles: readonly string[];
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
  const { page, modules, styles } = files;
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  // A disabled link loads nothing; it makes Vite's preload helper skip styles that are inlined already.
  for (const href of styles) addLink({ rel: 'stylesheet', href, disabled: true });
  const { hydrate } = await importHydrate();
  await hydrate({ ...start, pageModule: page, isLazy: !modules.includes(page) });
}

const addLink = (properties: Partial<HTMLLinkElement>) =>
  void document.head.append(Object.assign(document.createElement('link'), properties));
