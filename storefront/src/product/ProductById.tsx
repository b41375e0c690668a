import type { Product } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { site as meta } from '../content/meta.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { readNavigationState } from '../frame/navigationState.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { productBreadcrumbs, productDocument } from './productPage.ts';
import { ProductLoadingView } from './ProductLoadingView.tsx';
import { ProductView } from './ProductView.tsx';

/** A product by its id, in whatever state it is; it is fetched again when the id changes (S-168). */
export function ProductById({ id }: { id: number | string }) {
  const product = useResource('product', id);
  return (
    <Loaded
      failed={(error, retry) => <FailedProduct error={error} retry={retry} />}
      loading={<LoadingProduct />}
      missing={<NotFound />}
      of={product}
    >
      {(data) => (data ? <ReadyProduct product={data} /> : <NotFound />)}
    </Loaded>
  );
}

function ReadyProduct({ product }: { product: Product }) {
  const { state } = useLocation();
  const { siteUrl } = useConfiguration();
  const breadcrumbs = productBreadcrumbs(product, readNavigationState(state));
  usePageDocument(productDocument(product, breadcrumbs, siteUrl));
  const { specification } = product;
  useEffect(
    function logInvalidTable() {
      if (specification.status === 'invalid')
        console.warn('The specification cannot be read:', specification.reason);
    },
    [specification],
  );
  return <ProductView breadcrumbs={breadcrumbs} product={product} />;
}

function LoadingProduct() {
  usePageDocument(metaOf(meta));
  return <ProductLoadingView />;
}

function FailedProduct({ error, retry }: { error: Error; retry: () => void }) {
  usePageDocument(metaOf(meta));
  useEffect(
    function logFailure() {
      console.error('The product could not be loaded.', error);
    },
    [error],
  );
  return (
    <Section rhythm="catalogue">
      <Container>
        <ErrorPanel
          onRetry={retry}
          text="Check the connection and try again."
          title="Error: This product could not be loaded"
        />
      </Container>
    </Section>
  );
}
