import type { CategoryDetail, ProductType } from '@elvora/catalogue/model';
import { pluralise, drawingForName } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { IndexedSections } from '@elvora/design-system/IndexedSections';
import { Container, Section } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { MiniCard } from '@elvora/design-system/MiniCard';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import * as styles from './CategoryDetailView.css.ts';

export type CategoryDetailState =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; error: ErrorPanelProps }
  | { status: 'ready'; detail: CategoryDetail };

export interface CategoryDetailViewProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  state: CategoryDetailState;
}

/** Renders the description of a category and its product types with their products (S-134, S-142…S-144). */
export function CategoryDetailView({ title, breadcrumbs, state }: CategoryDetailViewProps) {
  const lead = state.status === 'ready' ? detailLead(state.detail) : undefined;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={lead} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <DetailContent state={state} title={title} />
        </Container>
      </Section>
    </>
  );
}

/** Returns the description, or else the number of products and types. */
function detailLead({ category, productTypes }: CategoryDetail): string | undefined {
  if (category.description !== '' || productTypes.length === 0) return category.description || undefined;
  const products = productTypes.reduce((sum, { total }) => sum + total, 0);
  return `${pluralise(products, 'product', 'products')} in ${pluralise(productTypes.length, 'type', 'types')}`;
}

function DetailContent({ title, state }: Pick<CategoryDetailViewProps, 'title' | 'state'>) {
  switch (state.status) {
    case 'loading':
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> Loading...
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel {...state.error} />;
    case 'missing':
      return (
        <EmptyState
          action={
            <ButtonLink href={paths.products()} tone="secondary">
              See all products
            </ButtonLink>
          }
          drawing="shelf"
          headingLevel={2}
          text="It may have been renamed or removed from the range."
          title="Category not found"
        />
      );
    case 'ready':
      return state.detail.productTypes.length === 0 ? (
        <EmptyState drawing="shelf" headingLevel={2} title="No items found in this category." />
      ) : (
        <ProductTypes category={title} types={state.detail.productTypes} />
      );
  }
}

function ProductTypes({ category, types }: { category: string; types: readonly ProductType[] }) {
  return (
    <IndexedSections
      label={`Product types of ${category}`}
      sections={types.map((type, index) => ({
        id: `type-${index + 1}`,
        title: type.title,
        count: type.total,
        countLabel: pluralise(type.total, 'product', 'products'),
        content: <TypeProducts category={category} isFirst={index === 0} type={type} />,
      }))}
    />
  );
}

interface TypeProductsProps {
  category: string;
  type: ProductType;
  /** The pictures of the first section load eagerly. */
  isFirst: boolean;
}

function TypeProducts({ category, type: { title, products, total }, isFirst }: TypeProductsProps) {
  return (
    <>
      <ul className={styles.cards} role="list">
        {products.map((product) => (
          <li key={product.id}>
            <MiniCard
              drawing={drawingForName(`${product.title} ${title}`)}
              href={paths.productLink(category, product.slug)}
              name={product.title}
              priority={isFirst}
              source={pictureSourceFor(product.picture, 'thumb')}
            />
          </li>
        ))}
      </ul>
      {total > products.length && (
        <Link href={title === category ? paths.category([title]) : paths.categoryDetail(title)} isStandalone>
          {`All ${total} products of ${title}`}
        </Link>
      )}
    </>
  );
}
