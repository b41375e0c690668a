import type { ProductLink } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { MiniCard } from '@elvora/design-system/MiniCard';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { useLocation } from 'react-router-dom';
import { usePageResource } from '../runtime/data/pageResources.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { withSiteName } from '../site/pageTitles.ts';
import { ResourceContent } from '../runtime/data/ResourceContent.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { errorHelpText } from '../site/errorHelp.ts';
import { paths } from '../site/paths.ts';
import { productsWithSlug } from './productLink.ts';
import { productLinkParams, productLinkResources } from './productLinkPage.ts';
import { ProductLoadingView } from './ProductLoadingView.tsx';
import { ProductById } from './ProductById.tsx';

/** `/products/{category}/{productSlug}` (S-031): the product of the slug, or a list when several share it (D-04). */
export function Route() {
  const { pathname } = useLocation();
  const { slug } = productLinkParams(pathname);
  const detail = usePageResource(productLinkResources, 'detail');
  return (
    <ResourceContent
      failed={(error, retry) => (
        <Section rhythm="catalogue">
          <Container>
            <ErrorPanel
              onRetry={retry}
              text={errorHelpText}
              title={`Error: ${error.text ?? 'API request failed'}`}
            />
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
