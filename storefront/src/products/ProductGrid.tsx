import type { Product } from '@elvora/catalogue/model';
import { drawingForName, mainPicture } from '@elvora/catalogue/operations';
import { CardGrid, type CardGridColumns } from '@elvora/design-system/CardGrid';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import type { HeadingLevel } from '@elvora/design-system/Heading';
import { ProductCard } from '@elvora/design-system/ProductCard';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { addToQuote, quoteForm } from '../quoteList/addToQuote.ts';

/** State of a list of products. */
export type ProductsState =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | { status: 'ready'; products: readonly Product[] };

export interface ProductGridProps {
  state: ProductsState;
  /** Name of the list. */
  label: string;
  /** Text of the empty state. */
  empty: EmptyStateProps;
  /** Whether the list consists of best sellers only: then none is marked as one. @default false */
  isOfBestSellers?: boolean;
  /** Rank of the names in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel;
  /** Columns on wide pages. @default 5 */
  maxColumns?: CardGridColumns;
  /** Number of skeleton cards while loading. @default two rows */
  placeholderCount?: number;
  /** Number of cards on the first screen, whose pictures load eagerly. @default 5 */
  eagerCardCount?: number;
}

/** Products as cards in the catalogue's grid, for every loading state (S-154). */
export function ProductGrid({
  state,
  label,
  empty,
  isOfBestSellers = false,
  headingLevel = 2,
  maxColumns = 5,
  placeholderCount,
  eagerCardCount = 5,
}: ProductGridProps) {
  const common = { label, maxColumns } as const;
  if (state.status === 'loading') return <CardGrid {...common} count={placeholderCount} state="loading" />;
  if (state.status === 'failed') return <CardGrid {...common} error={state.error} state="error" />;
  if (state.products.length === 0) return <CardGrid {...common} empty={empty} state="empty" />;
  return (
    <CardGrid {...common}>
      {state.products.map((product, at) => (
        <ProductCard
          addForm={quoteForm(product)}
          categoryName={product.category}
          drawing={drawingForName(`${product.name} ${product.category}`)}
          facts={product.sizeSummary}
          headingLevel={headingLevel}
          href={paths.product(product.id)}
          isBestseller={product.isBestseller && !isOfBestSellers}
          isTrending={product.isTrending}
          key={product.id}
          name={product.name}
          onAdd={() => addToQuote(product)}
          priority={at < eagerCardCount}
          source={pictureSourceFor(mainPicture(product), 'card')}
        />
      ))}
    </CardGrid>
  );
}
