import { whenDomContentLoaded } from './whenDomContentLoaded.ts';

/** A frame of its own for each: by the end of the task what was due before has been painted. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Lays out what was left out of the first layout, part by part: the first screen does not wait for it, and whoever uses the
 * page does not wait for all of it. From then on everything is where it belongs, also for scripts that look for a place.
 */
export async function layOutDeferredSections(): Promise<void> {
  await whenDomContentLoaded();
  for (const part of document.querySelectorAll('[data-below]')) {
    await nextFrame();
    part.removeAttribute('data-below');
  }
}
