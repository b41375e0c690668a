import { pluralise } from '@elvora/catalogue/operations';
import { Heading } from '@elvora/design-system/Heading';
import { Inline } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { ThumbnailLinks } from '@elvora/design-system/ThumbnailLinks';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import type { CategoryViewProps } from './CategoryView.tsx';

export type ListingSummaryProps = Pick<CategoryViewProps, 'title' | 'listing'> & { page: number };

/** Counts the content and links the subcategories when products fill the grid. */
export function ListingSummary({ title, listing, page }: ListingSummaryProps) {
  if (listing.status !== 'ready') return null;
  const { categories, products } = listing;
  const counts = [
    ...(categories.length > 0 ? [pluralise(categories.length, 'subcategory', 'subcategories')] : []),
    ...(products.length > 0 ? [pluralise(products.length, 'product', 'products')] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <>
      <Inline justify="between">
        <Text variant="bodySm" tone="muted">
          {counts.join(', ')}
        </Text>
        {categories.length > 0 && (
          <Link href={paths.categoryDetail(title)} isStandalone>{`All products of ${title} by type`}</Link>
        )}
      </Inline>
      {counts.length === 2 && (
        <>
          {page === 1 && (
            <ThumbnailLinks
              items={categories.map(({ name, path, picture }) => ({
                name,
                href: paths.category(path),
                source: pictureSourceFor(picture, 'thumb'),
              }))}
              label={`Subcategories of ${title}`}
            />
          )}
          <VisuallyHidden>
            <Heading level={2}>Products</Heading>
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
