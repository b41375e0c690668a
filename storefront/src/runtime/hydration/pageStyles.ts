import { importOnline, FileError } from '../browser/importOnline.ts';

/** Links of style sheets by URL; disabled ones load nothing, but reserve the position in the cascade. */
const links = new Map<string, HTMLLinkElement>();
const loading = new Map<string, Promise<unknown>>();
let pageStyles: readonly string[] = [];

const createLink = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

/**
 * Declares the style sheets of the page that the server has rendered; its document contains the rules that its HTML needs.
 * The links also keep `preloadStylesheet` from loading the files.
 */
export function setPageStyles(hrefs: readonly string[]): void {
  pageStyles = hrefs;
  for (const href of hrefs) {
    const link = Object.assign(createLink(href), { disabled: true });
    links.set(href, link);
    document.head.append(link);
  }
  // Could not be loaded, such as after an update of the site.
  if (deferredStyles()?.sheet === null) void loadPageStyles().catch(() => undefined);
}

/** Link in the document to the styles of what follows the first screen. */
const deferredStyles = () => document.querySelector<HTMLLinkElement>('#root link');

/** Loads the page's style sheets, which client rendering needs. */
export async function loadPageStyles(): Promise<void> {
  await Promise.all(pageStyles.map(loadStylesheet));
  // They contain its rules, which would follow theirs in the cascade.
  deferredStyles()?.remove();
}

let prefetched: Promise<unknown> | null = null;

/** Prefetches style sheets for the first press: those of the page's frame and of the pages it leads to. */
export function prefetchStyles(hrefs: readonly string[]): void {
  prefetched = Promise.all(hrefs.map(loadStylesheet));
  // The next intent retries.
  prefetched.catch(() => (prefetched = null));
}

/** The prefetched styles, else those of the page. */
export const prefetchedStyles = (): Promise<unknown> => prefetched ?? loadPageStyles();

/** Loads a style sheet once; retries on the next call after a failure. */
export function loadStylesheet(href: string): Promise<unknown> {
  const promise = loading.get(href) ?? importOnline(() => enableStylesheet(href));
  loading.set(href, promise);
  promise.catch(() => loading.delete(href));
  return promise;
}

/** Loads a style sheet of a chunk, unless the document contains its rules. */
export const preloadStylesheet = (href: string): Promise<unknown> | undefined =>
  loading.get(href) ?? (links.has(href) ? undefined : loadStylesheet(href));

function enableStylesheet(href: string): Promise<unknown> {
  // Enabled once loaded, so that its fonts can be removed first.
  const link = Object.assign(createLink(href), { media: 'not all' });
  const place = links.get(href);
  if (place) place.replaceWith(link);
  else document.head.append(link);
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      links.set(href, link);
      removeFonts(link.sheet);
      link.media = '';
      // Hydration then finds the styles of the page computed, instead of adding them to its own task.
      setTimeout(() => resolve(void getComputedStyle(document.documentElement).color));
    });
    link.addEventListener('error', () => {
      if (place) link.replaceWith(place);
      else link.remove();
      reject(new FileError(href));
    });
  });
}

/**
 * The document already declares the fonts. Declared again, one that arrived after the first frame
 * would be swapped in (ADR 17).
 */
function removeFonts(sheet: CSSStyleSheet | null): void {
  for (let at = (sheet?.cssRules.length ?? 0) - 1; at >= 0; at--) {
    if (sheet?.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
  }
}
