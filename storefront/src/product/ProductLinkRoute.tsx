import type { ProductLink } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { MiniCard } from '@elvora/design-system/MiniCard';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { withSiteName } from '../document/pageTitles.ts';
import { ResourceContent } from '../ResourceContent.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { pathSegmentsAfter, paths } from '../paths.ts';
import { productsWithSlug } from './productLink.ts';
import { ProductLoadingView } from './ProductLoadingView.tsx';
import { ProductById } from './ProductById.tsx';

/** `/products/{category}/{productSlug}` (S-031) leads to the product; a slug of several lists them (D-04). */
export function Route() {
  const { pathname } = useLocation();
  const [category = '', slug = ''] = pathSegmentsAfter('/products/', pathname) ?? [];
  const detail = useResource('categoryDetail', { category, slug });
  return (
    <ResourceContent
      failed={(error, retry) => (
        <Section rhythm="catalogue">
          <Container>
            <ErrorPanel onRetry={retry} title={`Error: ${error.text ?? 'API request failed'}`} />
          </Container>
        </Section>
      )}
      loading={<ProductLoadingView />}
      missing={<NotFound />}
      resource={detail}
    >
      {({ productTypes }) => <ProductMatches products={productsWithSlug({ productTypes }, slug)} />}
    </ResourceContent>
  );
}

function ProductMatches({ products }: { products: readonly ProductLink[] }) {
  const [first, ...others] = products;
  if (!first) return <NotFound />;
  return others.length === 0 ? <ProductById id={first.id} /> : <ProductChoice products={products} />;
}

function ProductChoice({ products }: { products: readonly ProductLink[] }) {
  const title = products[0]?.title ?? '';
  usePageMetadata({ title: withSiteName(title), description: `Products named ${title}` });
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Home', href: paths.home }, { label: title }]} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <ul role="list">
            {products.map((product) => (
              <li key={product.id}>
                <MiniCard href={paths.product(product.id)} name={product.title} source={null} />
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}
