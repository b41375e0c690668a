import type { ProductLink } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { MiniCard } from '@elvora/design-system/MiniCard';
import { PageHead } from '@elvora/design-system/PageHead';
import { useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { titled } from '../document/texts.ts';
import { Loaded } from '../Loaded.tsx';
import { NotFound } from '../notFound/NotFound.tsx';
import { namesBelow, paths } from '../paths.ts';
import { productsOfSlug } from './productLink.ts';
import { ProductLoadingView } from './ProductLoadingView.tsx';
import { ProductById } from './ProductById.tsx';

/** `/products/{category}/{productSlug}` (S-031) leads to the product; a slug of several lists them (D-04). */
export function Route() {
  const { pathname } = useLocation();
  const [category = '', slug = ''] = namesBelow('/products/', pathname) ?? [];
  const detail = useResource('categoryDetail', { category, slug });
  return (
    <Loaded
      failed={(error, retry) => (
        <Section rhythm="catalogue">
          <Container>
            <ErrorPanel onRetry={retry} title={`Error: ${error.text ?? 'API request failed'}`} />
          </Container>
        </Section>
      )}
      loading={<ProductLoadingView />}
      missing={<NotFound />}
      of={detail}
    >
      {({ productTypes }) => <Found products={productsOfSlug({ productTypes }, slug)} />}
    </Loaded>
  );
}

function Found({ products }: { products: readonly ProductLink[] }) {
  const [first, ...others] = products;
  if (!first) return <NotFound />;
  return others.length === 0 ? <ProductById id={first.id} /> : <Candidates products={products} />;
}

function Candidates({ products }: { products: readonly ProductLink[] }) {
  const title = products[0]?.title ?? '';
  usePageDocument({ title: titled(title), description: `Products named ${title}` });
  return (
    <>
      <PageHead breadcrumbs={[{ label: 'Home', href: paths.home }, { label: title }]} title={title} />
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
