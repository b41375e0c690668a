import type { Answered } from '../data/answers.ts';
import { escapeHtml } from '../document/escape.ts';
import { paths } from '../paths.ts';
import { type Edges, lazyEdges } from './lazyEdges.ts';
import { headEntries, menuRoots } from './menu.ts';

/** The HTML of a page, and what could not be drawn of it. */
export interface Drawn<Break> {
  html: string;
  breaks: Break[];
}

export interface EdgesInput {
  /** What the menu is drawn from. */
  menu: Answered | undefined;
  pathname: string;
  /** What the page was searched by, which stands in the head's field. */
  query: string;
  today: string;
}

/** Elements that stand where head and foot do. */
const places: Edges = {
  Head: () => <template data-component="Head" />,
  Foot: () => <template data-component="Foot" />,
};
const headPlace = '<template data-component="Head"></template>';
const footPlace = '<template data-component="Foot"></template>';

interface KeptEdges {
  /** Around the text in the search field. */
  head: readonly string[];
  foot: string;
}

/** Head and foot as they were drawn from an answer, on one day, by the part of the site. */
const kept = new WeakMap<Answered, { today: string; byPart: Map<string, KeptEdges> }>();

/**
 * Draws a page with a head and a foot that have been drawn before: they are the same on all pages of a part of the site
 * but for the text in the search field, and most of many a page. A category the head leads to is marked in it, and has
 * its own; so has a page on which either of them breaks.
 */
export async function drawWithEdges<Break>(
  input: EdgesInput,
  draw: (edges: Edges) => Promise<Drawn<Break>>,
): Promise<Drawn<Break>> {
  const { menu, pathname, query, today } = input;
  if (!menu) return draw(lazyEdges);
  const before = kept.get(menu);
  const ofToday = before?.today === today ? before : { today, byPart: new Map<string, KeptEdges>() };
  kept.set(menu, ofToday);

  const isEntry = headEntries.includes(pathname);
  const root = menuRoots.find((href) => pathname === href || pathname.startsWith(`${href}/`)) ?? '';
  const part = `${isEntry ? pathname : `${root}/*`}${query === '' ? '' : '?'}`;
  const known = ofToday.byPart.get(part);
  if (known) {
    const isCategory = pathname.startsWith(paths.category([]));
    const isMarked =
      isCategory && known.head.some((html) => html.includes(` href="${escapeHtml(pathname)}"`));
    if (isMarked) return draw(lazyEdges);
    const { html, breaks } = await draw(places);
    const head = known.head.join(escapeHtml(query));
    return { html: html.replace(headPlace, () => head).replace(footPlace, () => known.foot), breaks };
  }
  const whole = await draw(lazyEdges);
  if (whole.breaks.length === 0) {
    const edges = edgesOf(whole.html, (await draw(places)).html, query);
    const isMarked = edges?.head.some((html) => html.includes('aria-current'));
    if (edges && (isEntry || !isMarked)) ofToday.byPart.set(part, edges);
  }
  return whole;
}

/** Head and foot out of a whole page, by the same page with places in their stead; null when they are not to be kept. */
function edgesOf(whole: string, bare: string, query: string): KeptEdges | null {
  const [before = '', rest = ''] = bare.split(headPlace);
  const [between = '', after = ''] = rest.split(footPlace);
  const headEnd = whole.indexOf(between, before.length);
  const head = whole.slice(before.length, headEnd);
  const foot = whole.slice(headEnd + between.length, whole.length - after.length);
  const isWhole = before + head + between + foot + after === whole;
  if (!isWhole) return null;
  const parts = query === '' ? [head] : splitAtValue(head, escapeHtml(query));
  return parts.length === 0 ? null : { head: parts, foot };
}

/** A text in front of the value of a field and after it; nothing when there is not just one such field. */
function splitAtValue(html: string, value: string): string[] {
  const [before, after, ...others] = html.split(` value="${value}"`);
  if (before === undefined || after === undefined || others.length > 0) return [];
  return [`${before} value="`, `"${after}`];
}
