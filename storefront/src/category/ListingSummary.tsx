import { pluralise } from '@elvora/catalogue/operations';
import { Inline } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { paths } from '../site/paths.ts';
import type { CategoryViewProps } from './CategoryView.tsx';

/** Counts the content of a category, and links its products by type. */
export function ListingSummary({ title, listing }: Pick<CategoryViewProps, 'title' | 'listing'>) {
  if (listing.status !== 'ready') return null;
  const { categories, productCount } = listing;
  const counts = [
    ...(categories.length > 0 ? [pluralise(categories.length, 'subcategory', 'subcategories')] : []),
    ...(productCount > 0 ? [pluralise(productCount, 'product', 'products')] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <Inline justify="between">
      <Text variant="bodySm" tone="muted">
        {counts.join(', ')}
      </Text>
      {categories.length > 0 && (
        <Link href={paths.categoryDetail(title)} isStandalone>{`All products of ${title} by type`}</Link>
      )}
    </Inline>
  );
}
