export {
  SearchField,
  type SearchFieldProps,
  searchFieldSizes,
  type SearchFieldSize,
} from './SearchField.tsx';
export { searchFieldLabels, type SearchFieldLabels } from './searchFieldLabels.ts';
export type { SearchPanel, SearchSuggestion, SuggestionPopup } from './searchSuggestion.ts';
export type { SearchShortcut } from './useSearchShortcut.ts';
