import type { ResourceData } from '@elvora/catalogue/contract';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { site as meta } from '../content/meta.json';
import { useConfiguration, useData } from '../runtime/data/DataContext.tsx';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { errorHelpText } from '../site/errorHelp.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { printLines } from '../site/printLines.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { readNavigationState } from '../runtime/navigation/navigationState.ts';
import { ResourceContent } from '../runtime/data/ResourceContent.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { productBreadcrumbs, productMetadata } from './productMetadata.ts';
import { ProductLoadingView } from './ProductLoadingView.tsx';
import { ProductView } from './ProductView.tsx';

/** A product by its id in any state; a new id is a new request (S-168). */
export function ProductById({ id }: { id: number | string }) {
  const product = useResource(resourceRef('product', id));
  return (
    <ResourceContent
      failed={(error, retry) => <FailedProduct error={error} retry={retry} />}
      loading={<LoadingProduct />}
      missing={<NotFound />}
      resource={product}
    >
      {(data) => (data ? <ReadyProduct id={id} product={data} /> : <NotFound />)}
    </ResourceContent>
  );
}

interface ReadyProductProps {
  /** As the address names it. */
  id: number | string;
  product: NonNullable<ResourceData<'product'>>;
}

function ReadyProduct({ id, product }: ReadyProductProps) {
  const { state } = useLocation();
  const { siteUrl, today } = useConfiguration();
  const breadcrumbs = productBreadcrumbs(product, readNavigationState(state));
  usePageMetadata(productMetadata(product, breadcrumbs, siteUrl));
  const { specification } = product;
  useAllRows(id, specification.status === 'ready' && specification.part !== undefined);
  useEffect(
    function logInvalidSpecification() {
      if (specification.status === 'invalid')
        console.warn('The specification is invalid:', specification.reason);
    },
    [specification],
  );
  return <ProductView breadcrumbs={breadcrumbs} printLines={printLines(today)} product={product} />;
}

/** Replaces the part of a long table that came with the page by the full one. The links to the other parts stay if it fails. */
function useAllRows(id: number | string, isPart: boolean): void {
  const { fetchData } = useData();
  const { mutate } = useSWRConfig();
  useEffect(
    function loadAllRows() {
      if (!isPart) return;
      const ref = resourceRef('product', id);
      mutate(ref.key, fetchData(ref), { revalidate: false }).catch(() => undefined);
    },
    [fetchData, id, isPart, mutate],
  );
}

function LoadingProduct() {
  usePageMetadata(metadataFromContent(meta));
  return <ProductLoadingView />;
}

function FailedProduct({ error, retry }: { error: Error; retry: () => void }) {
  usePageMetadata(metadataFromContent(meta));
  useEffect(
    function logFailure() {
      console.error('The product could not be loaded.', error);
    },
    [error],
  );
  return (
    <Section rhythm="catalogue">
      <Container>
        <ErrorPanel onRetry={retry} text={errorHelpText} title="Error: This product could not be loaded" />
      </Container>
    </Section>
  );
}
