import type { Product } from '@elvora/catalogue/model';
import { drawingOf, shownSpecification, sizesOf } from '@elvora/catalogue/operations';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { ProductDetails } from '@elvora/design-system/ProductDetails';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { missingPart, Part } from '../frame/Part.tsx';
import { sourceOf } from '../pictures.ts';
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
      <PageHead breadcrumbs={breadcrumbs} title={name} />
      <Section rhythm="catalogue">
        <Container>
          <Part fallback={missingPart} resetKey={String(product.id)}>
            <ProductDetails
              actions={
                <Part fallback={null}>
                  <ProductActions name={name} />
                </Part>
              }
              category={category}
              description={product.description}
              drawing={drawingOf(`${name} ${category}`)}
              hasRowLinks
              rowAction={{ label: 'Add To Quote', onAction: (code) => addToQuote(product, { code }) }}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              lens={productLens}
              name={name}
              order={
                <Part fallback={missingPart}>
                  <BuyRow product={product} />
                </Part>
              }
              pictures={pictures.map((picture) => ({
                source: sourceOf(picture, 'main'),
                zoomSource: sourceOf(picture, 'zoom'),
                alt: picture.alt || name,
              }))}
              sizes={sizesOf(specification)}
              specifications={shownSpecification(specification)}
            />
          </Part>
        </Container>
      </Section>
    </>
  );
}
