export { CartLink, type CartLinkProps } from './CartLink.tsx';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type {
  CartLinkLabels,
  SiteHeaderCategory,
  SiteHeaderItem,
  SiteHeaderLabels,
} from './siteHeaderTypes.ts';
