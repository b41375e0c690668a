import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { noBestSellers } from './bestSellersState.tsx';
import { ProductGrid, type ProductsState } from './ProductGrid.tsx';

export interface BestSellersViewProps {
  breadcrumbs: readonly Breadcrumb[];
  state: ProductsState;
}

/** All best sellers. */
export function BestSellersView({ breadcrumbs, state }: BestSellersViewProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title="Best sellers" />
      <Section rhythm="catalogue">
        <Container>
          <ProductGrid empty={noBestSellers} label="Best sellers" state={state} />
        </Container>
      </Section>
    </>
  );
}
