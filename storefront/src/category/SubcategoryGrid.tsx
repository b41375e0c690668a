import type { Category } from '@elvora/catalogue/model';
import { drawingForName } from '@elvora/catalogue/operations';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import { ThumbnailLinks } from '@elvora/design-system/ThumbnailLinks';
import { categoryCountText } from '../products/categoryCountText.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';

interface SubcategoryGridProps {
  title: string;
  categories: readonly Category[];
  /** Number of products in the category and below. */
  productCount: number;
}

/** Cards of the first row on wide screens, whose pictures load eagerly. */
const eagerCardCount = 5;

/** Renders the subcategories as cards, or as a row of small links when the category has products of its own. */
export function SubcategoryGrid({ title, categories, productCount }: SubcategoryGridProps) {
  const subcategoryProductCount = categories.reduce((sum, category) => sum + (category.productCount ?? 0), 0);
  if (productCount > subcategoryProductCount) {
    return (
      <ThumbnailLinks
        items={categories.map(({ name, path, picture }) => ({
          name,
          href: paths.category(path),
          source: pictureSourceFor(picture, 'thumb'),
        }))}
        label={`Subcategories of ${title}`}
      />
    );
  }
  return (
    <CardGrid kind="category" label={title}>
      {categories.map((category, index) => (
        <CategoryCard
          count={categoryCountText(category)}
          drawing={drawingForName(category.name)}
          headingLevel={2}
          href={paths.category(category.path)}
          key={category.id}
          name={category.name}
          priority={index < eagerCardCount}
          source={pictureSourceFor(category.picture, 'card')}
        />
      ))}
    </CardGrid>
  );
}
