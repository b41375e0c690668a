import type { Category, Product } from '@elvora/catalogue/model';
import { foldSearchText, searchWords } from '@elvora/catalogue/operations';
import type { SearchSuggestion } from '@elvora/design-system/SearchField';
import { searchCategories } from '../categories/categoryDraftOps.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';

/** Maximum number of results of each kind. */
const maxResults = { categories: 4, products: 6 };

const { globalSearch } = texts;
const pages: readonly { label: string; path: string; isOwnerOnly?: boolean }[] = [
  { label: texts.dashboard.heading, path: paths.dashboard },
  { label: texts.categories.heading, path: paths.categories() },
  { label: texts.products.heading, path: paths.products() },
  { label: texts.enquiries.heading, path: paths.enquiries() },
  { label: texts.search.heading, path: paths.search() },
  { label: texts.trash.heading, path: paths.trash },
  { label: texts.account.security, path: paths.security },
  { label: texts.account.staff, path: paths.staff, isOwnerOnly: true },
  { label: texts.account.auditLog, path: paths.auditLog, isOwnerOnly: true },
];

/** Entries that the search covers. */
export interface SearchableData {
  categories: readonly Category[];
  /** Products that the host has already found. */
  products: readonly Product[];
  isOwner: boolean;
}

/** Matches of some words: pages of the admin, then categories, then products. Before the first word, all pages. */
export function globalSearchResults(
  query: string,
  { categories, products, isOwner }: SearchableData,
): SearchSuggestion[] {
  const words = searchWords(query);
  const allowed = pages.filter(({ isOwnerOnly = false }) => isOwner || !isOwnerOnly);
  const found = allowed.filter(({ label }) => words.every((word) => foldSearchText(label).includes(word)));
  const pageSuggestions = found.map(({ label, path }) => ({
    label,
    href: toHref(path),
    detail: globalSearch.screen,
  }));
  if (query.trim() === '') return pageSuggestions;
  return [
    ...pageSuggestions,
    ...searchCategories(categories, query)
      .slice(0, maxResults.categories)
      .map(({ id, name, parentName }) => ({
        label: name,
        href: toHref(paths.categories(id)),
        detail: globalSearch.category(parentName),
      })),
    ...products.slice(0, maxResults.products).map(({ id, name, category }) => ({
      label: name,
      href: toHref(paths.products({ edit: id })),
      detail: globalSearch.product(category),
    })),
  ];
}

/** Maximum number of products requested. */
export const maxProductResults = maxResults.products;
