import type { Product } from '@elvora/catalogue/model';
import { hasValues } from '@elvora/catalogue/operations';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { IconFlame, IconTrendingUp } from '@elvora/design-system/Icon';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { ProductGallery } from '@elvora/design-system/ProductGallery';
import { SpecTable } from '@elvora/design-system/SpecTable';
import { Text } from '@elvora/design-system/Text';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { drawingOf } from '../drawings.ts';
import { sourceOf } from '../pictures.ts';
import { BuyRow } from './BuyRow.tsx';
import { Description } from './Description.tsx';
import { ProductActions } from './ProductActions.tsx';
import * as styles from './ProductView.css.ts';
import { extentOf, sizesOf } from './sizes.ts';

export interface ProductViewProps {
  product: Product;
  breadcrumbs: readonly Breadcrumb[];
}

/** Lens and zoom of this page (S-176). */
const productLens = { lensSize: 120, zoom: 2.5 } as const;

/** A product: pictures, name, description, and its specification table right under them. */
export function ProductView({ product, breadcrumbs }: ProductViewProps) {
  const { name, category, isBestseller, isTrending, description, specification, pictures } = product;
  const sizes = sizesOf(specification);
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={name} />
      <Section rhythm="catalogue">
        <Container>
          <div className={styles.product}>
            <ProductGallery
              drawing={drawingOf(`${name} ${category}`)}
              lens={productLens}
              name={name}
              pictures={pictures.map((picture) => ({
                source: sourceOf(picture, 'main'),
                zoomSource: sourceOf(picture, 'zoom'),
                alt: picture.alt || name,
              }))}
            />
            <Stack gap="2">
              <Inline>
                {isBestseller && (
                  <Chip icon={IconFlame} tone="accent">
                    Bestseller
                  </Chip>
                )}
                {isTrending && (
                  <Chip icon={IconTrendingUp} tone="brand">
                    Trending
                  </Chip>
                )}
                {category && <Chip look="outline">{category}</Chip>}
              </Inline>
              <Heading level={2}>{name}</Heading>
              {sizes && <Text tone="muted">{sizes}</Text>}
              <BuyRow product={product} />
              <div className={styles.details}>
                <Heading level={3} look="heading4">
                  Product Details
                </Heading>
                <Description text={description} />
                <ProductActions name={name} />
              </div>
            </Stack>
          </div>
          <div className={styles.specifications}>
            <Specifications product={product} />
          </div>
        </Container>
      </Section>
    </>
  );
}

/** The table, or one of the two stated sentences: without data, and (with a full stop) with data nobody can read (D-23). */
function Specifications({ product: { name, specification } }: Pick<ProductViewProps, 'product'>) {
  if (specification.status === 'ready' && hasValues(specification.table)) {
    return (
      <SpecTable
        caption={`Specifications of ${name}`}
        hasRowLinks
        heading={
          <>
            <Heading id="specifications" level={2} look="heading3">
              Specifications
            </Heading>
            <Text look="bodySm" tone="muted">
              {extentOf(specification.table)}
            </Text>
          </>
        }
        table={specification.table}
      />
    );
  }
  const isInvalid = specification.status === 'invalid';
  return (
    <EmptyState
      drawing="table"
      headingLevel={2}
      text="Ask for the data sheet and we enter it."
      title={
        isInvalid ? 'No table data available for this product.' : 'No table data available for this product'
      }
    />
  );
}
