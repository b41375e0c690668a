import type { Breadcrumb } from '../document/pageMetadata.ts';

/** State that a page passes to the page its links lead to (S-030). */
export interface NavigationState {
  /** Names of the categories the visitor came through. */
  categoryPath: readonly string[];
  categoryBreadcrumbs: readonly Breadcrumb[];
}

let state: NavigationState | null = null;

/** The state that the current page passes on. Read on navigation only, so it re-renders nothing. */
export const navigationState = {
  current: () => state,
  set: (next: NavigationState | null) => {
    state = next;
  },
};

/** Validates the state of a history entry, which may come from an older release or another script. */
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
