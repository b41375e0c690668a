/** The files of this page, as the server names them. */
interface PageFiles {
  modules: readonly string[];
  /** Stand in the document already. */
  styles: readonly string[];
}

function filesOfPage(): PageFiles {
  const text = document.getElementById('files')?.textContent ?? '{"modules":[],"styles":[]}';
  return JSON.parse(text) as PageFiles;
}

/** Fetches all files of the page side by side and brings it to life, in steps that leave room for whoever uses it. */
export async function loadScripts(drawnAddress: string): Promise<void> {
  const { modules, styles } = filesOfPage();
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  // A link that is off loads nothing; it tells what loads parts of the site later that these styles are here.
  for (const href of styles) addLink({ rel: 'stylesheet', href, disabled: true });
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate(drawnAddress);
}

const addLink = (properties: Partial<HTMLLinkElement>) =>
  void document.head.append(Object.assign(document.createElement('link'), properties));
