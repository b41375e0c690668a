import { whenDomContentLoaded } from './whenDomContentLoaded.ts';
import type { HydrateOptions } from './hydrate.tsx';

/** The files of this page, as the server names them. */
interface PageFiles {
  /** The page's own module. */
  page: string;
  modules: readonly string[];
  /** Stand in the document already. */
  styles: readonly string[];
}

function readPageFiles(): PageFiles | null {
  const text = document.getElementById('files')?.textContent ?? 'null';
  return JSON.parse(text) as PageFiles | null;
}

/** Fetches all files of the page side by side and brings it to life, in steps that leave room for whoever uses it. */
export async function loadScripts(start: Pick<HydrateOptions, 'renderedUrl' | 'hasIntent'>): Promise<void> {
  // The list of files stands at its end.
  await whenDomContentLoaded();
  const files = readPageFiles();
  if (!files) return;
  const { page, modules, styles } = files;
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  // A link that is off loads nothing; it tells what loads parts of the site later that these styles are here.
  for (const href of styles) addLink({ rel: 'stylesheet', href, disabled: true });
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate({ ...start, pageModule: page, isLazy: !modules.includes(page) });
}

const addLink = (properties: Partial<HTMLLinkElement>) =>
  void document.head.append(Object.assign(document.createElement('link'), properties));
