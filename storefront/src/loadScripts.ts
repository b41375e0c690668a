/** The files of this page, as the server names them. */
function filesOfPage(): string[] {
  return JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as string[];
}

/** Fetches all files of the page side by side and brings it to life, in steps that leave room for whoever uses it. */
export async function loadScripts(): Promise<void> {
  for (const href of filesOfPage()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate();
}
