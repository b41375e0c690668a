import { errorTexts, resources } from '@elvora/catalogue/contract';
import { compareNames } from '@elvora/catalogue/operations';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { showToast } from '@elvora/design-system/Toaster';
import { imageBase } from '../data/apiClient.ts';
import { useCategories } from '../data/useCategories.ts';
import { useProductActions } from '../data/useProductActions.ts';
import { useProductViewPreference } from '../data/useProductViewPreference.ts';
import { useResource } from '../data/useResource.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { useStaff } from '../session/StaffContext.ts';
import { paths, toHref } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import {
  changeListParams,
  type ProductList,
  productsPerPage,
  readProductListParams,
} from '../paths/productListParams.ts';
import { type ProductPageState, ProductsView } from './ProductsView.tsx';
import type { ProductTask } from './productTask.ts';
import type { SavedProduct } from './useProductSubmit.ts';
import { ProductTaskDialog } from './ProductTaskDialog.tsx';

/** `/admin/products` (S-259). */
export function ProductsRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { canEdit } = useStaff();
  const list = useMemo(() => readProductListParams(search), [search]);
  const preference = useProductViewPreference();
  const products = useProductPage(list);
  // Rendered once, in the view that was chosen.
  const page: ProductPageState = preference.view === null ? { status: 'loading' } : products;
  const summary = useResource(resources.summary(listFilter(list)));
  const categories = useCategories();
  const actions = useProductActions();
  const { task, open, close } = useDialogTask<ProductTask>();
  const names = useMemo(
    () =>
      categories.status === 'ready' ? categories.data.map(({ name }) => name).toSorted(compareNames) : [],
    [categories],
  );
  const change = useCallback(
    (change: Partial<ProductList>) =>
      void navigate(paths.products(changeListParams(list, change)), { replace: 'query' in change }),
    [navigate, list],
  );
  const [closed, setClosed] = useState<ProductList['edit']>(null);
  if (list.edit === null && closed !== null) setClosed(null);
  const closeTask = () => {
    if (task) {
      close();
      return;
    }
    // Close a dialog opened by the URL before changing the URL; a changed form would block the navigation.
    flushSync(() => setClosed(list.edit));
    void navigate(paths.products(changeListParams(list, { page: list.page })), { replace: true });
  };
  const setSaved = useSaveReport(products, list);
  const editFromUrl = canEdit && list.edit !== closed ? list.edit : null;
  const current = task ?? taskFromUrl(editFromUrl);

  return (
    <>
      <ProductsView
        actions={{
          canEdit,
          getHref: ({ id }) =>
            toHref(
              canEdit
                ? paths.products({ ...changeListParams(list, { page: list.page }), edit: id })
                : paths.productHistory(id),
            ),
          onEdit: (product) => open({ kind: 'edit', product }),
          onCopy: (product) => open({ kind: 'copy', product }),
          onDelete: (product) => open({ kind: 'delete', product }),
          onHistory: ({ id }) => void navigate(paths.productHistory(id)),
        }}
        imageBase={imageBase}
        onAdd={() => open({ kind: 'add' })}
        onSetFlag={(change) =>
          void actions.setFlags(change, products.status === 'ready' ? products.products : [])
        }
        page={page}
        pageSize={productsPerPage}
        toolbar={{
          list,
          categories: names,
          summary: summary.status === 'ready' ? summary.data : null,
          onChange: change,
          view: list.view ?? preference.view ?? 'cards',
          onViewChange: (view) => {
            if (list.view !== null) change({ page: list.page, view: null });
            void preference.change(view);
          },
        }}
      />
      {current && (
        <ProductTaskDialog categories={names} onClose={closeTask} onSaved={setSaved} task={current} />
      )}
    </>
  );
}

/** Returns a function that reports a saved product, with a link to it when it is on another page of the list. */
function useSaveReport(products: ProductPageState, list: ProductList) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<SavedProduct | null>(null);
  const report = useEffectEvent(({ id, name }: SavedProduct) => {
    const title = texts.products.saved(name);
    const isOnPage = products.status === 'ready' && products.products.some((product) => product.id === id);
    if (id === null || isOnPage) {
      showToast({ tone: 'success', title });
      return;
    }
    const path = paths.products({ ...changeListParams(list, { page: list.page }), edit: id });
    const action = { label: texts.products.openSaved, onPress: () => void navigate(path) };
    // One line: the toast waits over the bar and must not reach the page's main button (D-37).
    showToast({ tone: 'success', title, action });
  });
  useEffect(
    function reportSaved() {
      if (saved) report(saved);
    },
    [saved],
  );
  return setSaved;
}

function taskFromUrl(edit: ProductList['edit']): ProductTask | null {
  if (edit === null) return null;
  return edit === 'new' ? { kind: 'add' } : { kind: 'read', id: edit };
}

const listFilter = ({ query, category }: Pick<ProductList, 'query' | 'category'>) => ({
  ...(query.trim() === '' ? {} : { query }),
  ...(category === null ? {} : { category }),
});

function useProductPage({ page, query, category, flag, sort }: ProductList): ProductPageState {
  const products = useResource(
    resources.products({
      limit: productsPerPage,
      offset: (page - 1) * productsPerPage,
      scope: 'all',
      ...listFilter({ query, category }),
      ...(flag === null ? {} : { flag }),
      ...(sort === null ? {} : { sort }),
    }),
  );
  switch (products.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return {
        status: 'failed',
        message: products.error.text ?? errorTexts.productsFailed,
        onRetry: products.retry,
      };
    case 'ready':
      return { status: 'ready', products: products.data.items, total: products.data.total };
  }
}
