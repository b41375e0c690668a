import { bestSellers as meta } from '../content/meta.json';
import { usePageResource } from '../runtime/data/pageResources.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { errorHelpText } from '../site/errorHelp.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { bestSellersResources } from './bestSellersPage.ts';
import { toBestSellersState } from './bestSellersState.tsx';
import { BestSellersView } from './BestSellersView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Best sellers' }];

/** All best sellers (S-032). */
export function Route() {
  const bestSellers = usePageResource(bestSellersResources, 'bestSellers');
  usePageMetadata({
    ...metadataFromContent(meta),
    canonicalPath: paths.bestSellers,
    breadcrumbs,
    ...(bestSellers.status === 'failed' ? { status: 503 } : {}),
  });
  return <BestSellersView breadcrumbs={breadcrumbs} state={toBestSellersState(bestSellers, errorHelpText)} />;
}
