export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type { SiteHeaderCategory, SiteHeaderItem, SiteHeaderLabels } from './siteHeaderTypes.ts';
