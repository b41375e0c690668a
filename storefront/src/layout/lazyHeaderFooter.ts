import { type ComponentType, lazy } from 'react';
import { lazyHydration } from '../runtime/hydration/lazyHydration.tsx';
import { importOnline } from '../runtime/browser/importOnline.ts';

/** Source file of the module, as the build's manifest names it. */
export const headerFooterModule = 'src/layout/headerFooter.ts';

const loadHeaderFooter = () => import('./headerFooter.ts');

export const lazySiteHeader = lazyHydration(() =>
  importOnline(loadHeaderFooter).then(({ SiteHeaderRegion }) => SiteHeaderRegion),
);
export const lazySiteFooter = lazyHydration(() =>
  importOnline(loadHeaderFooter).then(({ SiteFooterRegion }) => SiteFooterRegion),
);

/** Components above and below every page. */
export interface HeaderFooter {
  Header: ComponentType;
  Footer: ComponentType;
}

export const lazyHeaderFooter: HeaderFooter = {
  Header: lazySiteHeader.Component,
  Footer: lazySiteFooter.Component,
};

/** In the same chunk, which loads on the first intent; navigation to a failing page needs it. */
export const LazyPageErrorFallback = lazy(() =>
  importOnline(loadHeaderFooter).then(({ PageErrorFallback }) => ({ default: PageErrorFallback })),
);
