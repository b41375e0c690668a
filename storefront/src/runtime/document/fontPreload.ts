/** Round-trip time in ms from which the font cannot arrive for the first frame of a first visit. */
const highLatencyMs = 125;

/**
 * Removes the font preload before it, if the browser knows of a high latency (Network Information API). The request goes on,
 * for the next document.
 */
export const fontPreloadScript = `navigator.connection?.rtt>${highLatencyMs}&&document.currentScript.previousSibling.remove()`;

/**
 * Starts loading the text font before the style sheet has been parsed. Chromium delays the first frame for such a preload in the
 * head by up to 100 ms, which only pays if the font arrives by then (ADR 17).
 */
export const fontPreload = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin><script>${fontPreloadScript}</script>`;
