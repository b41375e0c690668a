import type { CategoryDetail, ProductType } from '@elvora/catalogue/model';
import { pluralise, drawingForName } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel, type ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
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
import { useSectionInView } from './useSectionInView.ts';

export type CategoryDetailState =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; error: ErrorPanelProps }
  | { status: 'ready'; detail: CategoryDetail };

export interface CategoryDetailViewProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  state: CategoryDetailState;
}

/** A category at a glance: its description, and its product types with their products (S-134, S-142…S-144). */
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

/** The description, or else how much there is. */
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
          text="It may have been renamed or taken off the range."
          title="There is no such category"
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

/** Where the index leads to. */
const typeId = (at: number) => `type-${at + 1}`;

function ProductTypes({ category, types }: { category: string; types: readonly ProductType[] }) {
  const inView = useSectionInView(types.map((_type, at) => typeId(at)));
  return (
    <div className={styles.columns}>
      <nav aria-label={`Product types of ${category}`} className={styles.index}>
        <ul className={styles.entries} role="list">
          {types.map(({ title, total }, at) => (
            <li className={styles.entry} key={title}>
              <a
                aria-current={inView === typeId(at) ? 'true' : undefined}
                className={styles.link}
                href={`#${typeId(at)}`}
              >
                {title}
                <span
                  aria-label={pluralise(total, 'product', 'products')}
                  className={styles.count}
                  role="img"
                >
                  {total}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.types}>
        {types.map(({ title, products, total }, at) => (
          <section aria-labelledby={`${typeId(at)}-name`} className={styles.type} id={typeId(at)} key={title}>
            <Heading id={`${typeId(at)}-name`} level={2} variant="heading3">
              {title}
            </Heading>
            <ul className={styles.cards} role="list">
              {products.map((product) => (
                <li key={product.id}>
                  <MiniCard
                    drawing={drawingForName(`${product.title} ${title}`)}
                    href={paths.productLink(category, product.slug)}
                    name={product.title}
                    priority={at === 0}
                    source={pictureSourceFor(product.picture, 'thumb')}
                  />
                </li>
              ))}
            </ul>
            {total > products.length && (
              <Link
                href={title === category ? paths.category([title]) : paths.categoryDetail(title)}
                isStandalone
              >
                {`All ${total} products of ${title}`}
              </Link>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
