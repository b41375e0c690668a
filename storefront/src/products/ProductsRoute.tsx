import { errorTexts, resources } from '@elvora/catalogue/contract';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFoundRoute } from '../notFound/NotFoundRoute.tsx';
import { paths } from '../paths.ts';
import { pageNumber, productsPerPage } from '../router/routes.ts';
import { ProductsView } from './ProductsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Products' }];

/** All products (S-034), page by page. */
export function Route() {
  const [query] = useSearchParams();
  const page = pageNumber(query);
  const categories = useResource(resources.topCategories());
  const products = useResource(
    resources.products({ limit: productsPerPage, offset: (page - 1) * productsPerPage, fields: 'card' }),
  );
  usePageDocument({ ...metaOf('/products'), canonicalPath: paths.products({ page }), breadcrumbs });
  return (
    <Loaded
      failed={(error, retry) => (
        <Unready>
          <ErrorPanel onRetry={retry} title={`Error: ${error.text ?? errorTexts.productsFailed}`} />
        </Unready>
      )}
      loading={
        <Unready>
          <CardGrid label="Products" state="loading" />
        </Unready>
      }
      missing={<NotFoundRoute />}
      of={products}
    >
      {({ items, total }) =>
        items.length === 0 && page > 1 ? (
          <NotFoundRoute />
        ) : (
          <ProductsView
            breadcrumbs={breadcrumbs}
            categories={categories.status === 'ready' ? categories.data : []}
            page={page}
            pages={Math.ceil(total / productsPerPage)}
            products={items}
            total={total}
          />
        )
      }
    </Loaded>
  );
}

function Unready({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title="Products" />
      <Section rhythm="catalogue">
        <Container>{children}</Container>
      </Section>
    </>
  );
}
