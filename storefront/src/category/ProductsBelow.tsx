import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { ListHeading } from '../products/ListHeading.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { paths } from '../site/paths.ts';
import type { ProductGroup } from './productGroups.ts';

/** A page of the products below a category, by loading state. */
export type ProductsBelowState =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | { status: 'ready'; groups: readonly ProductGroup[] };

interface ProductsBelowProps {
  title: string;
  state: ProductsBelowState;
  page: number;
  pageCount: number;
}

/** Renders a page of all products below a category, grouped by type (D-58). */
export function ProductsBelow({ title, state, page, pageCount }: ProductsBelowProps) {
  if (state.status === 'ready' && state.groups.length === 0) return null;
  const label = `Products of ${title}`;
  return (
    <Stack gap="4">
      <ListHeading page={page} pageCount={pageCount} title="All products" />
      {state.status === 'ready' ? (
        state.groups.map(({ path, products }, index) => (
          <Stack gap="2" key={path.join('/')}>
            <Heading level={3} variant="heading4">
              <GroupTitle path={path} title={title} />
            </Heading>
            <ProductGrid
              eagerCardCount={page > 1 && index === 0 ? 5 : 0}
              empty={{ title: '' }}
              headingLevel={4}
              label={`Products of ${path.at(-1)}`}
              state={{ status: 'ready', products }}
            />
          </Stack>
        ))
      ) : (
        <ProductGrid empty={{ title: '' }} label={label} state={state} />
      )}
    </Stack>
  );
}

/** The name of a type; that of a subcategory leads to it. */
function GroupTitle({ path, title }: { path: readonly string[]; title: string }) {
  const name = path.at(-1) ?? title;
  return name === title ? (
    name
  ) : (
    <Link href={paths.category(path)} tone="inherit">
      {name}
    </Link>
  );
}
