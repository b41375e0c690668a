import { bestSellers as meta } from '../content/meta.json';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { paths } from '../paths.ts';
import { bestSellersState } from './bestSellersState.tsx';
import { BestSellersView } from './BestSellersView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Best sellers' }];

/** All best sellers (S-032). */
export function Route() {
  const bestSellers = useResource('bestSellers');
  usePageDocument({ ...metaOf(meta), canonicalPath: paths.bestSellers, breadcrumbs });
  return <BestSellersView breadcrumbs={breadcrumbs} state={bestSellersState(bestSellers)} />;
}
