export { PageErrorFallback } from './PageErrorFallback.tsx';
export { SiteFooterRegion } from './SiteFooterRegion.tsx';
export { SiteHeaderRegion } from './SiteHeaderRegion.tsx';
