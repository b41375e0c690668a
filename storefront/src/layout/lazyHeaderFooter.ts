import { type ComponentType, lazy } from 'react';
import { lazyHydration } from '../hydration/lazyHydration.tsx';
import { importOnline } from '../router/importOnline.ts';

/** Source of the module, as the build's manifest names it. */
export const headerFooterModule = 'src/layout/headerFooter.ts';

const loadHeaderFooter = () => import('./headerFooter.ts');

export const lazySiteHeader = lazyHydration(() =>
  loadHeaderFooter().then(({ SiteHeaderRegion }) => SiteHeaderRegion),
);
export const lazySiteFooter = lazyHydration(() =>
  loadHeaderFooter().then(({ SiteFooterRegion }) => SiteFooterRegion),
);

/** What stands above and below every page. */
export interface HeaderFooter {
  Header: ComponentType;
  Footer: ComponentType;
}

export const lazyHeaderFooter: HeaderFooter = {
  Header: lazySiteHeader.Component,
  Footer: lazySiteFooter.Component,
};

/** Here with the first intent, and nobody comes to a page that breaks without one. */
export const LazyPageErrorFallback = lazy(() =>
  importOnline(loadHeaderFooter).then(({ PageErrorFallback }) => ({ default: PageErrorFallback })),
);
