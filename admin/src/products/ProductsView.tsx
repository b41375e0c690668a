import type { Product } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconPlus } from '@elvora/design-system/Icon';
import { Inline, Stack } from '@elvora/design-system/layout';
import type { ProductFlagChange } from '@elvora/design-system/ProductTable';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../page/AdminPage.tsx';
import { toHref, paths } from '../paths/paths.ts';
import { rangeText } from '../rangeText.ts';
import { texts } from '../texts.ts';
import { ProductCards } from './ProductCards.tsx';
import { ProductRows } from './ProductRows.tsx';
import { changeListParams, hasFilters } from '../paths/productListParams.ts';
import type { ProductActions } from './productTask.ts';
import { ProductToolbar, type ProductToolbarProps } from './ProductToolbar.tsx';

export type ProductPageState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; products: readonly Product[]; total: number };

export interface ProductsViewProps {
  page: ProductPageState;
  pageSize: number;
  toolbar: ProductToolbarProps;
  actions: ProductActions;
  onAdd: () => void;
  onSetFlag: (change: ProductFlagChange) => void;
  imageBase: string;
}

/** Product Management (S-313…S-321): the filtered and sorted list, page by page. */
export function ProductsView(props: ProductsViewProps) {
  const { page, toolbar, actions, onAdd } = props;
  return (
    <AdminPage
      action={
        actions.canEdit && (
          <Button icon={IconPlus} onPress={onAdd}>
            {texts.products.add}
          </Button>
        )
      }
      heading={texts.products.heading}
      isLoading={page.status === 'loading'}
    >
      <ProductToolbar {...toolbar} />
      <Content {...props} />
    </AdminPage>
  );
}

function Content({ page, pageSize, toolbar, actions, onSetFlag, imageBase }: ProductsViewProps) {
  switch (page.status) {
    case 'loading':
      return <LoadingStatus text={texts.products.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={page.onRetry} title={page.message} />;
    case 'ready': {
      const { products, total } = page;
      const { list } = toolbar;
      if (products.length === 0) return <NoProducts toolbar={toolbar} />;
      return (
        <Stack gap="3">
          {toolbar.view === 'table' ? (
            <ProductRows actions={actions} imageBase={imageBase} onSetFlag={onSetFlag} products={products} />
          ) : (
            <ProductCards actions={actions} imageBase={imageBase} products={products} />
          )}
          <Inline justify="between">
            <Text variant="bodySm" tone="muted">
              {rangeText({ page: list.page, pageSize, total })}
            </Text>
            <Pagination
              getHref={(number) => toHref(paths.products(changeListParams(list, { page: number })))}
              page={list.page}
              pageCount={Math.ceil(total / pageSize)}
            />
          </Inline>
        </Stack>
      );
    }
  }
}

/** Shown for an empty catalogue and for a search without results. */
function NoProducts({ toolbar: { list, onChange } }: Pick<ProductsViewProps, 'toolbar'>) {
  const { products } = texts;
  if (!hasFilters(list) && list.page === 1) return <EmptyState title={products.empty} />;
  return (
    <EmptyState
      action={
        <Button
          onPress={() => onChange({ query: '', category: null, flag: null })}
          size="sm"
          tone="secondary"
        >
          {products.showAll}
        </Button>
      }
      drawing="search"
      title={products.noneMatch}
    />
  );
}
