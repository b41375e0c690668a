import { bestSellers as meta } from '../content/meta.json';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { toBestSellersState } from './bestSellersState.tsx';
import { BestSellersView } from './BestSellersView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Best sellers' }];

/** All best sellers (S-032). */
export function Route() {
  const bestSellers = useResource('bestSellers');
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.bestSellers, breadcrumbs });
  return <BestSellersView breadcrumbs={breadcrumbs} state={toBestSellersState(bestSellers)} />;
}
