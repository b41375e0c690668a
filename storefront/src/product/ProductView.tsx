import type { Product, ProductSize, ProductTextField } from '@elvora/catalogue/model';
import {
  drawingForName,
  readSizes,
  sizeRangeText,
  specificationForDisplay,
} from '@elvora/catalogue/operations';
import { Callout } from '@elvora/design-system/Callout';
import { FactStrip } from '@elvora/design-system/FactStrip';
import { Container, Inline, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { ProductDetails, type ProductDetailsProps } from '@elvora/design-system/ProductDetails';
import { ShareActions } from '@elvora/design-system/ShareActions';
import { useMemo } from 'react';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { useQuoteList } from '../quoteList/quoteList.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { productDimensions, productPictures } from './productDimensions.tsx';
import { CompareForm } from './CompareForm.tsx';
import { OrderBar } from './OrderBar.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import type { SelectedSize } from './selectedSize.ts';
import { sizeActions } from './sizeActions.ts';
import { shareProduct } from './shareProduct.ts';
import { sizeStrip } from './sizeStrip.ts';

export interface ProductViewProps {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
  /** @default read from the product's table */
  sizes?: readonly ProductSize[];
  /** The size in the address. */
  selected?: SelectedSize;
  /** Publisher and date, for print. */
  printLines?: readonly string[];
}

/** Size in px and magnification of the lens (S-176). */
const productLens = { lensSize: 120, zoom: 2.5 } as const;

const formatCsv: ProductDetailsProps['formatCsv'] = async (lines) =>
  (await import('@elvora/catalogue/csv')).formatCsv(lines, { keepsSignedNumbers: true });

/** Describes all sizes of the product, even when the page contains only part of a long table. */
const sizesText = (specification: Product['specification'], sizes: readonly ProductSize[]) =>
  specification.status === 'ready' && specification.part
    ? specification.part.sizesText
    : sizeRangeText(sizes);

/** Renders a product with its pictures, sizes and order form. */
export function ProductView({ product, breadcrumbs, printLines, selected, ...props }: ProductViewProps) {
  const { name, category, description, specification } = product;
  const sizes = props.sizes ?? readSizes(specification);
  const size = selected?.size ?? null;
  const cart = useQuoteList();
  const shownSpecification = useMemo(
    () => specificationForDisplay(specification, sizes),
    [specification, sizes],
  );
  const dimensions = productDimensions(product, shownSpecification, size);
  const shownTexts = { name, description } satisfies Record<ProductTextField, string>;
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        facts={size && <FactStrip facts={sizeStrip(product.sizeFacts, size)} />}
        printLines={printLines}
        title={name}
      />
      <Section rhythm="catalogue">
        <Container>
          {selected?.notice && <Callout isStatus text={selected.notice} />}
          <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={String(product.id)}>
            <ProductDetails
              {...shownTexts}
              actions={
                <SectionErrorBoundary fallback={null}>
                  <Inline gap="1">
                    <ShareActions onPrint={() => window.print()} onShare={() => void shareProduct(name)} />
                    <CompareForm item={{ productId: product.id, code: size?.code ?? '' }} />
                  </Inline>
                  <FirstScreenEnd />
                </SectionErrorBoundary>
              }
              category={category}
              drawing={drawingForName(`${name} ${category}`)}
              getPartHref={(rows) => paths.productRows(product.id, rows)}
              currentCell={size?.cells[0] ?? null}
              dimensions={dimensions}
              hasRowLinks
              rowAction={sizeActions(product, sizes, cart)}
              formatCsv={formatCsv}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              lens={productLens}
              orderAction={
                <SectionErrorBoundary fallback={inlineErrorFallback}>
                  <OrderBar product={product} size={size} />
                </SectionErrorBoundary>
              }
              pictures={productPictures(product, dimensions).map((picture) => ({
                source: pictureSourceFor(picture, 'main'),
                zoomSource: pictureSourceFor(picture, 'zoom'),
                alt: picture.alt || name,
              }))}
              sizesText={sizesText(specification, sizes)}
              specifications={shownSpecification}
            />
          </SectionErrorBoundary>
        </Container>
      </Section>
      <RelatedArticles articles={product.articles} />
    </>
  );
}
