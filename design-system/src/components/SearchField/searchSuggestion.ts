/** A suggestion shown while the user types. */
export interface SearchSuggestion {
  label: string;
  href: string;
  /** Second line, for example the category. */
  detail?: string;
}
