import type { ResourceData } from '@elvora/catalogue/contract';
import { readSizes } from '@elvora/catalogue/operations';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { useEffect, useMemo } from 'react';
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
import { selectedSize } from './selectedSize.ts';

/** Loads a product by its id and renders it, its skeleton or its error; a new id starts a new request (S-168). */
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
  /** The size in the address. */
  id: number | string;
  product: NonNullable<ResourceData<'product'>>;
}

function ReadyProduct({ id, product }: ReadyProductProps) {
  const { state, search } = useLocation();
  const { siteUrl, today } = useConfiguration();
  const breadcrumbs = productBreadcrumbs(product, readNavigationState(state));
  const { specification } = product;
  useAllRows(id, specification.status === 'ready' && specification.part !== undefined);
  const sizes = useMemo(() => readSizes(specification), [specification]);
  const selected = selectedSize(sizes, search);
  usePageMetadata(productMetadata({ product, breadcrumbs, siteUrl, sizes, size: selected.size }));
  useEffect(
    function logInvalidSpecification() {
      if (specification.status === 'invalid')
        console.warn('The specification is invalid:', specification.reason);
    },
    [specification],
  );
  return (
    <ProductView
      breadcrumbs={breadcrumbs}
      printLines={printLines(today)}
      product={product}
      selected={selected}
      sizes={sizes}
    />
  );
}

/**
 * Replaces the embedded part of a long table with the full one. If that fails, the links to the
 * other parts stay.
 */
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
