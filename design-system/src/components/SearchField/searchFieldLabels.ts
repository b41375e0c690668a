export interface SearchFieldLabels {
  search: string;
  searchPlaceholder: string;
  /** Name of the list of what is suggested. */
  suggestions: string;
  /** Said when it has changed. */
  suggestionCount: (count: number) => string;
}

export const searchFieldLabels: SearchFieldLabels = {
  search: 'Search',
  searchPlaceholder: 'Search part number, product or rating, e.g. M20 gland IP68',
  suggestions: 'Suggestions',
  suggestionCount: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};
