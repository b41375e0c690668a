import type { ComponentType } from 'react';
import { lazyHydration } from '../hydration/lazyHydration.tsx';

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
