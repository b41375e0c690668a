import type { Breadcrumb } from '../document/pageMetadata.ts';

/** What a page passes on to the page a link of it leads to (S-030). */
export interface NavigationState {
  /** Names of the categories the person came through. */
  categoryPath: readonly string[];
  categoryBreadcrumbs: readonly Breadcrumb[];
}

let state: NavigationState | null = null;

/** The page being shown says here what it passes on; reading it never renders anything. */
export const navigationState = {
  current: () => state,
  set: (next: NavigationState | null) => {
    state = next;
  },
};

/** Reads the state of a history entry: it may be from an older version of the site, or from anywhere. */
export function readNavigationState(value: unknown): NavigationState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { categoryPath, categoryBreadcrumbs } = value as Partial<Record<keyof NavigationState, unknown>>;
  const isText = (text: unknown): text is string => typeof text === 'string';
  const isBreadcrumb = (item: unknown): item is Breadcrumb =>
    typeof item === 'object' &&
    item !== null &&
    'label' in item &&
    isText(item.label) &&
    (!('href' in item) || isInternalPath(item.href));
  return Array.isArray(categoryPath) &&
    categoryPath.every(isText) &&
    Array.isArray(categoryBreadcrumbs) &&
    categoryBreadcrumbs.every(isBreadcrumb)
    ? { categoryPath, categoryBreadcrumbs }
    : null;
}

const isInternalPath = (href: unknown) =>
  href === undefined || (typeof href === 'string' && /^\/(?!\/)/.test(href));
