import type { Product } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { AdminProductCard } from '@elvora/design-system/AdminProductCard';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Grid, Stack } from '@elvora/design-system/layout';
import { Pagination } from '@elvora/design-system/Pagination';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../frame/AdminPage.tsx';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { rangeText } from './productPages.ts';

export type ProductsViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      products: readonly Product[];
      total: number;
      page: number;
      pageSize: number;
      imageBase: string;
    };

/** Product Management (S-313…S-321), page by page. */
export function ProductsView(props: ProductsViewProps) {
  return (
    <AdminPage heading={texts.products.heading} isLoading={props.status === 'loading'}>
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: ProductsViewProps) {
  switch (props.status) {
    case 'loading':
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> {texts.products.loading}
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready': {
      const { products, total, page, pageSize, imageBase } = props;
      if (products.length === 0) return <EmptyState title={texts.products.empty} />;
      return (
        <Stack gap="3">
          <Grid columns={{ xs: 1, sm: 2, lg: 3 }} gap="2" isList>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard imageBase={imageBase} product={product} />
              </li>
            ))}
          </Grid>
          <Text look="bodySm" tone="muted">
            {rangeText({ page, pageSize, total })}
          </Text>
          <Pagination
            hrefOf={(number) => hrefOf(paths.products({ page: number }))}
            page={page}
            pageCount={Math.ceil(total / pageSize)}
          />
        </Stack>
      );
    }
  }
}

function ProductCard({ product, imageBase }: { product: Product; imageBase: string }) {
  const { name, category, description, isBestseller, isTrending, pictures } = product;
  return (
    <AdminProductCard
      category={category}
      description={description}
      isBestseller={isBestseller}
      isTrending={isTrending}
      name={name}
      sources={pictures.map((picture) => pictureSource(picture, imageBase, 240))}
    />
  );
}
