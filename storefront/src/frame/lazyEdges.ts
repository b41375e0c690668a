import { type ComponentType, lazy } from 'react';
import { lazyHydration } from '../hydration/lazyHydration.tsx';
import { importOnline } from '../router/importOnline.ts';

/** Source of the module, as the build's manifest names it. */
export const edgesModule = 'src/frame/edges.ts';

const edges = () => import('./edges.ts');

export const lazyHead = lazyHydration(() => edges().then(({ Head }) => Head));
export const lazyFoot = lazyHydration(() => edges().then(({ Foot }) => Foot));

/** What stands above and below every page. */
export interface Edges {
  Head: ComponentType;
  Foot: ComponentType;
}

export const lazyEdges: Edges = { Head: lazyHead.Part, Foot: lazyFoot.Part };

/** Here with the first intent, and nobody comes to a page that breaks without one. */
export const LazyBrokenPage = lazy(() =>
  importOnline(edges).then(({ BrokenPage }) => ({ default: BrokenPage })),
);
