// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { fontPreload } from './fontPreload.ts';

/** Round-trip time that the browser reports. */
function reportRoundTrip(rtt: number | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    value: rtt === undefined ? undefined : { rtt },
    configurable: true,
  });
}

/** Whether the preload is in the document after the head's scripts have run. */
function keepsPreload(): boolean {
  document.head.innerHTML = fontPreload('/assets/site-text.woff2');
  const [inert] = document.head.getElementsByTagName('script');
  // Scripts that are set as HTML do not run: replace them with ones that do.
  const script = document.createElement('script');
  script.textContent = inert?.textContent ?? '';
  inert?.replaceWith(script);
  return document.querySelector('link[rel="preload"][as="font"]') !== null;
}

describe('fontPreload', () => {
  afterEach(() => reportRoundTrip(undefined));

  it.each([
    [550, false],
    [150, false],
    [100, true],
    [0, true],
  ])('with a round-trip time of %i ms, the preload is kept: %s', (rtt, isKept) => {
    reportRoundTrip(rtt);
    expect(keepsPreload()).toBe(isKept);
  });

  it('keeps the preload in browsers without network information', () => {
    reportRoundTrip(undefined);
    expect(keepsPreload()).toBe(true);
  });
});
