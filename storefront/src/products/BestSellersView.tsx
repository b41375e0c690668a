import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { bestSellersEmptyState } from './bestSellersState.tsx';
import { ProductGrid, type ProductsState } from './ProductGrid.tsx';

export interface BestSellersViewProps {
  breadcrumbs: readonly Breadcrumb[];
  state: ProductsState;
}

/** All best sellers. */
export function BestSellersView({ breadcrumbs, state }: BestSellersViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title="Best sellers" />
      <Section rhythm="catalogue">
        <Container>
          <ProductGrid empty={bestSellersEmptyState} isOfBestSellers label="Best sellers" state={state} />
        </Container>
      </Section>
    </>
  );
}
