import { createHash } from 'node:crypto';
import type { InlineStyles, PageAssets, RenderOutput } from './renderer.ts';

export const createInlineStyles = (css: string): InlineStyles => ({
  bytes: Buffer.from(css),
  hash: sha256Base64(css),
});

/**
 * The whole HTML document of a page. Its styles stand in it, so that the first paint waits for nothing; its modules are
 * fetched when the page stands.
 */
export function renderHtmlDocument(
  { head, html, state }: RenderOutput,
  { scripts, styles, css, page, modules }: PageAssets,
): Buffer {
  const linked = css ? [] : styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  // Not deferred: for a script that is, the browser waits before it lays out what it has read. What is seen first goes first.
  const run = scripts.map((src) => `<script type="module" async fetchpriority="low" src="${src}"></script>`);
  const before = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${head}
${linked.join('\n')}`;
  const after = `
${run.join('\n')}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="state">${state}</script>
<script type="application/json" id="files">${JSON.stringify({ page, modules, styles })}</script>
</body>
</html>
`;
  // Styles are large and the same for many pages: as bytes they need not be read again.
  const styleElement = css ? ['<style>', css.bytes, '</style>'] : [];
  return Buffer.concat(
    [before, ...styleElement, after].map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
}

/**
 * Content security policy of a page (O61). Nothing inline runs; a `style` attribute counts only when its very text is
 * listed, which is what `unsafe-hashes` means: it carries the run-time values of custom properties. `css` is the one style
 * element, which counts by its hash, too. `frameSources` are the origins somebody may ask to see inside the page.
 */
export function pagePolicy(html: string, css: InlineStyles | null, frameSources: readonly string[]): string {
  const styles = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ style="([^"]*)"/g))
    styles.add(sha256Base64(unescapeAttribute(value)));
  const attributes =
    styles.size === 0
      ? "'none'"
      : `'unsafe-hashes' ${[...styles].map((hash) => `'sha256-${hash}'`).join(' ')}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self'${css ? ` 'sha256-${css.hash}'` : ''}`,
    `style-src-attr ${attributes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const sha256Base64 = (text: string) => createHash('sha256').update(text).digest('base64');

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Undoes the escapes React writes into attributes: the browser hashes the text, not its spelling. */
const unescapeAttribute = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
