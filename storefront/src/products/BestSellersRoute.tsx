import { errorTexts, resources } from '@elvora/catalogue/contract';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { NoBestSellers } from '../home/BestSellers.tsx';
import { Loaded } from '../Loaded.tsx';
import { paths } from '../paths.ts';
import { ProductCards } from './ProductCards.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Best sellers' }];

/** All best sellers (S-032). */
export function Route() {
  const bestSellers = useResource(resources.bestSellers());
  usePageDocument({ ...metaOf('/best-sellers'), canonicalPath: paths.bestSellers, breadcrumbs });
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title="Best sellers" />
      <Section rhythm="catalogue">
        <Container>
          <Loaded
            failed={(_error, retry) => <ErrorPanel onRetry={retry} title={errorTexts.bestSellersFailed} />}
            loading={<CardGrid label="Best sellers" state="loading" />}
            missing={<NoBestSellers />}
            of={bestSellers}
          >
            {(products) =>
              products.length === 0 ? (
                <NoBestSellers />
              ) : (
                <ProductCards label="Best sellers" products={products} />
              )
            }
          </Loaded>
        </Container>
      </Section>
    </>
  );
}
