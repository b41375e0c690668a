import type { Product } from '@elvora/catalogue/model';
import { CardGrid } from '@elvora/design-system/CardGrid';
import type { HeadingLevel } from '@elvora/design-system/Heading';
import { ProductCard } from '@elvora/design-system/ProductCard';
import { drawingOf } from '../drawings.ts';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';

interface ProductCardsProps {
  products: readonly Product[];
  /** Name of the list. */
  label: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Whether the first row is above the fold. @default true */
  isFirst?: boolean;
}

const firstRow = 5;

/** Products as cards in the catalogue's grid. */
export function ProductCards({ products, label, headingLevel = 2, isFirst = true }: ProductCardsProps) {
  return (
    <CardGrid label={label}>
      {products.map(({ id, name, pictures, category, isBestseller, isTrending }, at) => (
        <ProductCard
          categoryName={category}
          drawing={drawingOf(`${name} ${category}`)}
          headingLevel={headingLevel}
          href={paths.product(id)}
          isBestseller={isBestseller}
          isTrending={isTrending}
          key={id}
          name={name}
          priority={isFirst && at < firstRow}
          source={sourceOf(pictures[0], 'card')}
        />
      ))}
    </CardGrid>
  );
}
