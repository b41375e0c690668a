import type { Product } from '@elvora/catalogue/model';
import { drawingForName, specificationForDisplay, sizeRangeText } from '@elvora/catalogue/operations';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { ProductDetails } from '@elvora/design-system/ProductDetails';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { pictureSourceFor } from '../site/pictures.ts';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { BuyRow } from './BuyRow.tsx';
import { ProductActions } from './ProductActions.tsx';

export interface ProductViewProps {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
}

/** Lens and zoom of this page (S-176). */
const productLens = { lensSize: 120, zoom: 2.5 } as const;

/** A product, with the way to order it. */
export function ProductView({ product, breadcrumbs }: ProductViewProps) {
  const { name, category, specification, pictures } = product;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={name} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={String(product.id)}>
            <ProductDetails
              actions={
                <SectionErrorBoundary fallback={null}>
                  <ProductActions name={name} />
                </SectionErrorBoundary>
              }
              category={category}
              description={product.description}
              drawing={drawingForName(`${name} ${category}`)}
              hasRowLinks
              rowAction={{ label: 'Add To Quote', onAction: (code) => addToQuote(product, { code }) }}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              lens={productLens}
              name={name}
              orderAction={
                <SectionErrorBoundary fallback={inlineErrorFallback}>
                  <BuyRow product={product} />
                </SectionErrorBoundary>
              }
              pictures={pictures.map((picture) => ({
                source: pictureSourceFor(picture, 'main'),
                zoomSource: pictureSourceFor(picture, 'zoom'),
                alt: picture.alt || name,
              }))}
              sizesText={sizeRangeText(specification)}
              specifications={specificationForDisplay(specification)}
            />
          </SectionErrorBoundary>
        </Container>
      </Section>
    </>
  );
}
