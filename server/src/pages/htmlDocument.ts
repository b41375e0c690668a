import { createHash } from 'node:crypto';
import type { DocumentStyles, InlineStyles, PageAssets, RenderOutput } from './renderer.ts';

export const createInlineStyles = (css: string): InlineStyles => ({
  bytes: Buffer.from(css),
  hash: sha256Base64(css),
});

export interface DocumentParts {
  /** URL of the page. */
  url: string;
  assets: PageAssets;
  /** Null when the document links all styles. */
  styles: DocumentStyles | null;
  /** Version of the results that are not in the document; null when it contains all. */
  resultsHash: string | null;
}

/**
 * Renders the HTML document of a page. The styles of its first screen are inline, so the first paint waits for no further
 * request; modules are loaded after it.
 */
export function renderHtmlDocument(
  { head, html, firstScreenEnd, state }: RenderOutput,
  { url, assets, styles, resultsHash }: DocumentParts,
): Buffer {
  const { scripts, page, modules, prefetch } = assets;
  const styleLinks = styles ? [] : assets.styles.map(stylesheetLink);
  const end = firstScreenEnd ?? 0;
  const deferredLink = styles?.deferred
    ? stylesheetLink(escapeAttribute(deferredStylesUrl(url, styles.deferred.version)))
    : '';
  // `async`, not deferred: browsers delay the first layout until deferred scripts have run.
  const scriptTags = scripts.map(
    (src) => `<script type="module" async fetchpriority="low" src="${src}"></script>`,
  );
  const files = { page, modules, styles: styles ? assets.styles : [], prefetch, results: resultsHash };
  return concatenateUtf8([
    `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${head}
${styleLinks.join('\n')}`,
    ...(styles ? ['<style>', styles.inline.bytes, '</style>'] : []),
    `
${scriptTags.join('\n')}
</head>
<body>
<div id="root">`,
    html.slice(0, end),
    deferredLink,
    html.slice(end),
    '</div>\n<script type="application/json" id="state">',
    state,
    `</script>
<script type="application/json" id="files">${JSON.stringify(files)}</script>
</body>
</html>
`,
  ]);
}

const stylesheetLink = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** URL of the styles of a page behind its first screen: its own, with the version as the last parameter. */
const deferredStylesUrl = (url: string, version: string) =>
  `${url}${url.includes('?') ? '&' : '?'}styles=${version}`;

const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Encodes texts into one buffer. Concatenating them first would copy each document twice more, 1 ms for a long one. */
function concatenateUtf8(parts: readonly (string | Buffer)[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((size, part) => size + Buffer.byteLength(part), 0));
  let end = 0;
  for (const part of parts) end += typeof part === 'string' ? bytes.write(part, end) : part.copy(bytes, end);
  return bytes;
}

/**
 * Creates the content security policy of a page (O61). Of inline scripts only `inlineScripts` run, allowed by the hash of their
 * text. So are `style` attributes (`unsafe-hashes`), which contain run-time values of custom properties, and the one style
 * element `css`.
 * `frameSources` are the origins of optional embedded frames, such as a map; `imageSources` those of pictures that staff
 * have entered by address. Violations are reported to `reportUri`.
 */
export function pagePolicy(
  html: string,
  css: InlineStyles | null,
  {
    frameSources,
    inlineScripts = [],
    imageSources = [],
    reportUri,
  }: {
    frameSources: readonly string[];
    inlineScripts?: readonly string[];
    imageSources?: readonly string[];
    reportUri: string;
  },
): string {
  const styles = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ style="([^"]*)"/g))
    styles.add(sha256Base64(unescapeAttribute(value)));
  const attributes =
    styles.size === 0
      ? "'none'"
      : `'unsafe-hashes' ${[...styles].map((hash) => `'sha256-${hash}'`).join(' ')}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map((script) => `'sha256-${sha256Base64(script)}'`)].join(' '),
    `style-src-elem 'self'${css ? ` 'sha256-${css.hash}'` : ''}`,
    `style-src-attr ${attributes}`,
    ["img-src 'self' data:", ...imageSources].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameSources.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportUri}`,
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

/** Decodes the entities React writes into attributes: browsers hash the decoded text. */
const unescapeAttribute = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
