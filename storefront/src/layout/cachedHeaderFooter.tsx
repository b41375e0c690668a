import type { ResourceResult } from '../data/resourceResults.ts';
import { escapeHtml } from '../document/escape.ts';
import { paths } from '../paths.ts';
import { type HeaderFooter, lazyHeaderFooter } from './lazyHeaderFooter.ts';
import { headerPaths, menuRootPaths } from './menu.ts';

/** The HTML of a page, and what could not be drawn of it. */
export interface RenderResult<Break> {
  html: string;
  errors: Break[];
}

export interface HeaderFooterInput {
  /** What the menu is drawn from. */
  menu: ResourceResult | undefined;
  pathname: string;
  /** What the page was searched by, which stands in the head's field. */
  query: string;
  today: string;
}

/** Elements that stand where head and foot do. */
const placeholders: HeaderFooter = {
  Header: () => <template data-component="Head" />,
  Footer: () => <template data-component="Foot" />,
};
const headerPlaceholder = '<template data-component="Head"></template>';
const footerPlaceholder = '<template data-component="Foot"></template>';

interface CachedHeaderFooter {
  /** Around the text in the search field. */
  header: readonly string[];
  footer: string;
}

/** Head and foot as they were drawn from an answer, on one day, by the part of the site. */
const cachedByMenu = new WeakMap<
  ResourceResult,
  { today: string; byPart: Map<string, CachedHeaderFooter> }
>();

/**
 * Draws a page with a head and a foot that have been drawn before: they are the same on all pages of a part of the site
 * but for the text in the search field, and most of many a page. A category the head leads to is marked in it, and has
 * its own; so has a page on which either of them breaks.
 */
export async function renderWithHeaderFooter<Break>(
  input: HeaderFooterInput,
  draw: (edges: HeaderFooter) => Promise<RenderResult<Break>>,
): Promise<RenderResult<Break>> {
  const { menu, pathname, query, today } = input;
  if (!menu) return draw(lazyHeaderFooter);
  const before = cachedByMenu.get(menu);
  const ofToday = before?.today === today ? before : { today, byPart: new Map<string, CachedHeaderFooter>() };
  cachedByMenu.set(menu, ofToday);

  const isEntry = headerPaths.includes(pathname);
  const root = menuRootPaths.find((href) => pathname === href || pathname.startsWith(`${href}/`)) ?? '';
  const part = `${isEntry ? pathname : `${root}/*`}${query === '' ? '' : '?'}`;
  const known = ofToday.byPart.get(part);
  if (known) {
    const isCategory = pathname.startsWith(paths.category([]));
    const isMarked =
      isCategory && known.header.some((html) => html.includes(` href="${escapeHtml(pathname)}"`));
    if (isMarked) return draw(lazyHeaderFooter);
    const { html, errors } = await draw(placeholders);
    const head = known.header.join(escapeHtml(query));
    return {
      html: html.replace(headerPlaceholder, () => head).replace(footerPlaceholder, () => known.footer),
      errors,
    };
  }
  const whole = await draw(lazyHeaderFooter);
  if (whole.errors.length === 0) {
    const edges = extractHeaderFooter(whole.html, (await draw(placeholders)).html, query);
    const isMarked = edges?.header.some((html) => html.includes('aria-current'));
    if (edges && (isEntry || !isMarked)) ofToday.byPart.set(part, edges);
  }
  return whole;
}

/** Head and foot out of a whole page, by the same page with places in their stead; null when they are not to be kept. */
function extractHeaderFooter(whole: string, bare: string, query: string): CachedHeaderFooter | null {
  const [before = '', rest = ''] = bare.split(headerPlaceholder);
  const [between = '', after = ''] = rest.split(footerPlaceholder);
  const headEnd = whole.indexOf(between, before.length);
  const head = whole.slice(before.length, headEnd);
  const foot = whole.slice(headEnd + between.length, whole.length - after.length);
  const isWhole = before + head + between + foot + after === whole;
  if (!isWhole) return null;
  const parts = query === '' ? [head] : splitAtValue(head, escapeHtml(query));
  return parts.length === 0 ? null : { header: parts, footer: foot };
}

/** A text in front of the value of a field and after it; nothing when there is not just one such field. */
function splitAtValue(html: string, value: string): string[] {
  const [before, after, ...others] = html.split(` value="${value}"`);
  if (before === undefined || after === undefined || others.length > 0) return [];
  return [`${before} value="`, `"${after}`];
}
