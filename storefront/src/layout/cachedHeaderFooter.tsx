import type { ResourceResult } from '../runtime/data/resourceResults.ts';
import { escapeHtml } from '../runtime/document/escape.ts';
import type { RenderResult } from '../runtime/server/renderHtml.ts';
import { paths } from '../site/paths.ts';
import { type HeaderFooter, lazyHeaderFooter } from './lazyHeaderFooter.ts';
import { headerPaths, menuRootPaths } from './menu.ts';

export interface HeaderFooterInput {
  /** Result of the menu's resource, which the header is rendered from. */
  menu: ResourceResult | undefined;
  pathname: string;
  /** Text of the header's search field. */
  query: string;
  today: string;
}

const placeholders: HeaderFooter = {
  Header: () => <template data-component="Header" />,
  Footer: () => <template data-component="Footer" />,
};
const headerPlaceholder = '<template data-component="Header"></template>';
const footerPlaceholder = '<template data-component="Footer"></template>';

interface CachedHeaderFooter {
  /** HTML around the text of the search field. */
  header: readonly string[];
  footer: string;
}

/** Header and footer by the menu they were rendered from, the day, and the section of the site. */
const cachedByMenu = new WeakMap<
  ResourceResult,
  { today: string; bySection: Map<string, CachedHeaderFooter> }
>();

/**
 * Renders a page with a cached header and footer, which are most of the HTML of many pages. Pages of a section of the site
 * share them except for the text of the search field. Not cached: a header that marks the current category, and pages
 * with errors.
 */
export async function renderWithHeaderFooter<RenderError>(
  input: HeaderFooterInput,
  renderPage: (headerFooter: HeaderFooter) => Promise<RenderResult<RenderError>>,
): Promise<RenderResult<RenderError>> {
  const { menu, pathname, query, today } = input;
  if (!menu) return renderPage(lazyHeaderFooter);
  const cachedForMenu = cachedByMenu.get(menu);
  const cachedToday =
    cachedForMenu?.today === today
      ? cachedForMenu
      : { today, bySection: new Map<string, CachedHeaderFooter>() };
  cachedByMenu.set(menu, cachedToday);

  const isMenuEntry = headerPaths.includes(pathname);
  const root = menuRootPaths.find((href) => pathname === href || pathname.startsWith(`${href}/`)) ?? '';
  const section = `${isMenuEntry ? pathname : `${root}/*`}${query === '' ? '' : '?'}`;
  const cached = cachedToday.bySection.get(section);
  if (cached) {
    const isCategory = pathname.startsWith(paths.category([]));
    const marksCategory =
      isCategory && cached.header.some((html) => html.includes(` href="${escapeHtml(pathname)}"`));
    if (marksCategory) return renderPage(lazyHeaderFooter);
    const { html, errors } = await renderPage(placeholders);
    const { before, between, after } = splitAtPlaceholders(html);
    return {
      html: [before, cached.header.join(escapeHtml(query)), between, cached.footer, after].join(''),
      errors,
    };
  }
  const rendered = await renderPage(lazyHeaderFooter);
  if (rendered.errors.length === 0) {
    const headerFooter = extractHeaderFooter(rendered.html, (await renderPage(placeholders)).html, query);
    const marksCurrent = headerFooter?.header.some((html) => html.includes('aria-current'));
    if (headerFooter && (isMenuEntry || !marksCurrent)) cachedToday.bySection.set(section, headerFooter);
  }
  return rendered;
}

function splitAtPlaceholders(html: string): { before: string; between: string; after: string } {
  const [before = '', rest = ''] = html.split(headerPlaceholder);
  const [between = '', after = ''] = rest.split(footerPlaceholder);
  return { before, between, after };
}

/** Extracts header and footer by comparison with the same page rendered with placeholders; null when they cannot be cached. */
function extractHeaderFooter(
  html: string,
  placeholderHtml: string,
  query: string,
): CachedHeaderFooter | null {
  const { before, between, after } = splitAtPlaceholders(placeholderHtml);
  const headerEnd = html.indexOf(between, before.length);
  const header = html.slice(before.length, headerEnd);
  const footer = html.slice(headerEnd + between.length, html.length - after.length);
  const isComplete = before + header + between + footer + after === html;
  if (!isComplete) return null;
  const parts = query === '' ? [header] : splitAtValue(header, escapeHtml(query));
  return parts.length === 0 ? null : { header: parts, footer };
}

/** HTML before and after the value of a field; empty unless exactly one field has it. */
function splitAtValue(html: string, value: string): string[] {
  const [before, after, ...others] = html.split(` value="${value}"`);
  if (before === undefined || after === undefined || others.length > 0) return [];
  return [`${before} value="`, `"${after}`];
}
