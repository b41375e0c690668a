export interface SearchFieldLabels {
  search: string;
  searchPlaceholder: string;
  clear: string;
  /** Accessible name of the list of suggestions. */
  suggestions: string;
  /** Announced when the suggestions change. */
  suggestionCount: (count: number) => string;
}

export const searchFieldLabels: SearchFieldLabels = {
  search: 'Search',
  searchPlaceholder: 'Search part number, product or rating, e.g. M20 gland IP68',
  clear: 'Clear search',
  suggestions: 'Suggestions',
  suggestionCount: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};
