export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type {
  SearchSuggestion,
  SiteHeaderCategory,
  SiteHeaderItem,
  SiteHeaderLabels,
} from './siteHeaderTypes.ts';
