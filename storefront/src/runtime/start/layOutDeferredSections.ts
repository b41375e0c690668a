import { whenDomContentLoaded } from '../browser/whenDomContentLoaded.ts';

/** Resolves after the next paint. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Lays out the sections below the fold, which the first layout skips, one per frame so that input
 * is handled in between. Afterwards every element has its final position, also for scripts that
 * scroll to it.
 */
export async function layOutDeferredSections(): Promise<void> {
  await whenDomContentLoaded();
  for (const section of document.querySelectorAll('[data-below]')) {
    await nextFrame();
    section.removeAttribute('data-below');
  }
}
