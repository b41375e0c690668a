import type { Product, ProductTextField } from '@elvora/catalogue/model';
import { drawingForName, specificationForDisplay, sizeRangeText } from '@elvora/catalogue/operations';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { ProductDetails, type ProductDetailsProps } from '@elvora/design-system/ProductDetails';
import type { Breadcrumb } from '../document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../layout/SectionErrorBoundary.tsx';
import { pictureSourceFor } from '../pictures.ts';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { BuyRow } from './BuyRow.tsx';
import { ProductActions } from './ProductActions.tsx';

export interface ProductViewProps {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
}

/** Lens and zoom of this page (S-176). */
const productLens = { lensSize: 120, zoom: 2.5 } as const;

const formatCsv: ProductDetailsProps['formatCsv'] = async (lines) =>
  (await import('@elvora/catalogue/csv')).formatCsv(lines, { keepsSignedNumbers: true });

/** A product, with the way to order it. */
export function ProductView({ product, breadcrumbs }: ProductViewProps) {
  const { name, category, description, specification, pictures } = product;
  const shownTexts = { name, description } satisfies Record<ProductTextField, string>;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={name} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={String(product.id)}>
            <ProductDetails
              {...shownTexts}
              actions={
                <SectionErrorBoundary fallback={null}>
                  <ProductActions name={name} />
                </SectionErrorBoundary>
              }
              category={category}
              drawing={drawingForName(`${name} ${category}`)}
              hasRowLinks
              rowAction={{ label: 'Add To Quote', onAction: (code) => addToQuote(product, { code }) }}
              formatCsv={formatCsv}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              lens={productLens}
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
