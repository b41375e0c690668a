/** Resolves once the document has been parsed; a cached script may run before. */
export async function whenDomContentLoaded(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
