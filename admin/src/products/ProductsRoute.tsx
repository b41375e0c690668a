import { resources } from '@elvora/catalogue/contract';
import { compareNames } from '@elvora/catalogue/operations';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { imageBase } from '../data/apiClient.ts';
import { useCategories } from '../data/useCategories.ts';
import { useProductActions } from '../data/useProductActions.ts';
import { useProductViewPreference } from '../data/useProductViewPreference.ts';
import { useResource } from '../data/useResource.ts';
import { paths, toHref } from '../paths/paths.ts';
import {
  changeListParams,
  type ProductList,
  productsPerPage,
  readProductListParams,
} from '../paths/productListParams.ts';
import { useStaff } from '../session/StaffContext.ts';
import { type ProductPageState, ProductsView } from './ProductsView.tsx';
import { ProductTaskDialog } from './ProductTaskDialog.tsx';
import { listFilter, useProductPage } from './useProductPage.ts';
import { useProductTask } from './useProductTask.ts';
import { useSaveReport } from './useSaveReport.ts';

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
  const listParams = changeListParams(list, { page: list.page });
  const editPath = (id: number) => paths.products({ ...listParams, edit: id });
  const { task, open, close } = useProductTask(
    list,
    () => void navigate(paths.products(listParams), { replace: true }),
  );
  const reportSaved = useSaveReport(products, (id) => void navigate(editPath(id)));

  return (
    <>
      <ProductsView
        actions={{
          canEdit,
          getHref: ({ id }) => toHref(canEdit ? editPath(id) : paths.productHistory(id)),
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
      {task && <ProductTaskDialog categories={names} onClose={close} onSaved={reportSaved} task={task} />}
    </>
  );
}
