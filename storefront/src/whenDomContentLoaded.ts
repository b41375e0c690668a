/** Waits for the end of the document: a script that comes early may be faster. */
export async function whenDomContentLoaded(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
