import type { Product, ProductTextField } from '@elvora/catalogue/model';
import { drawingForName, specificationForDisplay, sizeRangeText } from '@elvora/catalogue/operations';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { ProductDetails, type ProductDetailsProps } from '@elvora/design-system/ProductDetails';
import { ShareActions } from '@elvora/design-system/ShareActions';
import { useMemo } from 'react';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { OrderBar } from './OrderBar.tsx';
import { shareProduct } from './shareProduct.ts';

export interface ProductViewProps {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
  /** Publisher and day, for print. */
  printLines?: readonly string[];
}

/** Size in px and magnification of the lens (S-176). */
const productLens = { lensSize: 120, zoom: 2.5 } as const;

const formatCsv: ProductDetailsProps['formatCsv'] = async (lines) =>
  (await import('@elvora/catalogue/csv')).formatCsv(lines, { keepsSignedNumbers: true });

/** Renders a product with its pictures, sizes and order form. */
export function ProductView({ product, breadcrumbs, printLines }: ProductViewProps) {
  const { name, category, description, specification, pictures } = product;
  const shownSpecification = useMemo(() => specificationForDisplay(specification), [specification]);
  const shownTexts = { name, description } satisfies Record<ProductTextField, string>;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} printLines={printLines} title={name} />
      <Section rhythm="catalogue">
        <Container>
          <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={String(product.id)}>
            <ProductDetails
              {...shownTexts}
              actions={
                <SectionErrorBoundary fallback={null}>
                  <ShareActions onPrint={() => window.print()} onShare={() => void shareProduct(name)} />
                </SectionErrorBoundary>
              }
              category={category}
              drawing={drawingForName(`${name} ${category}`)}
              getPartHref={(rows) => paths.productRows(product.id, rows)}
              hasRowLinks
              rowAction={{ label: 'Add To Quote', onAction: (code) => addToQuote(product, { code }) }}
              formatCsv={formatCsv}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              lens={productLens}
              orderAction={
                <SectionErrorBoundary fallback={inlineErrorFallback}>
                  <OrderBar product={product} />
                </SectionErrorBoundary>
              }
              pictures={pictures.map((picture) => ({
                source: pictureSourceFor(picture, 'main'),
                zoomSource: pictureSourceFor(picture, 'zoom'),
                alt: picture.alt || name,
              }))}
              sizesText={sizeRangeText(specification)}
              specifications={shownSpecification}
            />
          </SectionErrorBoundary>
        </Container>
      </Section>
    </>
  );
}
