/** Something that is suggested while somebody types. */
export interface SearchSuggestion {
  label: string;
  href: string;
  /** A second line, for example the category. */
  detail?: string;
}
