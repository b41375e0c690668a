import { errorTexts } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { imageBase } from '../data/apiClient.ts';
import { useCategories } from '../data/useCategories.ts';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { useStaff } from '../session/StaffContext.ts';
import { toHref, paths } from '../paths/paths.ts';
import { CategoriesView } from './CategoriesView.tsx';
import { categoryLevel } from './categoryLevel.ts';
import type { CategoryTask } from './categoryTask.ts';
import { CategoryTaskDialog } from './CategoryTaskDialog.tsx';

/** `/admin/categories` and, drilled down, `/admin/categories/:cid` (S-258). */
export function CategoriesRoute() {
  const { cid } = useParams();
  const list = useListParams();
  const navigate = useNavigate();
  const { canEdit } = useStaff();
  const categories = useCategories();
  const { move } = useCategoryActions();
  const { task, open, close } = useDialogTask<CategoryTask>();
  const all = categories.status === 'ready' ? categories.data : null;
  const level = useMemo(() => all && categoryLevel(all, cid === undefined ? null : Number(cid)), [all, cid]);

  if (categories.status === 'loading') return <CategoriesView status="loading" />;
  if (categories.status === 'failed') {
    const message = categories.error.text ?? errorTexts.categoriesFailed;
    return <CategoriesView message={message} onRetry={categories.retry} status="failed" />;
  }
  const dialog = task && (
    <CategoryTaskDialog categories={categories.data} level={level} onClose={close} task={task} />
  );
  // Keeps the dialog and its values when another user deletes the category.
  if (!level)
    return (
      <>
        <CategoriesView status="missing" />
        {dialog}
      </>
    );

  const add = async (parent: Category | null) => {
    // Adding from a card opens its level first (S-297).
    const drillsDown = parent !== null && parent.id !== level.path.at(-1)?.id;
    if (!drillsDown) {
      open({ kind: 'add', parent, drillsDown });
      return;
    }
    const path = paths.categories(parent.id);
    await navigate(path);
    open({ kind: 'add', parent, drillsDown }, path);
  };
  return (
    <>
      <CategoriesView
        actions={{
          canEdit,
          onAdd: (parent) => void add(parent),
          onEdit: (category) => open({ kind: 'edit', category }),
          onMove: (category) => open({ kind: 'move', category }),
          onReparent: (category, parentName) => void move(category, parentName),
          onDelete: (category) => open({ kind: 'delete', category }),
          onHistory: ({ id }) => void navigate(paths.categoryHistory(id)),
        }}
        categories={categories.data}
        getPageHref={(page) => toHref(`${paths.categories(level.path.at(-1)?.id)}?${list.withPage(page)}`)}
        imageBase={imageBase}
        level={level}
        onOpen={({ id }) => void navigate(paths.categories(id))}
        onUp={
          level.path.length > 0 ? () => void navigate(paths.categories(level.path.at(-2)?.id)) : undefined
        }
        onQueryChange={list.setQuery}
        onViewChange={list.setView}
        page={list.page}
        query={list.query}
        status="ready"
        view={list.view}
      />
      {dialog}
    </>
  );
}

/** Page, search text and view of the list, as URL parameters. */
function useListParams() {
  const [search, setSearch] = useSearchParams();
  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    // Any other change returns to the first page.
    next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  const setParam = (name: string, value: string) => setSearch(withParam(name, value), { replace: true });
  return {
    page: readPage(search.get('page')),
    query: search.get('q') ?? '',
    view: search.get('view') === 'tree' ? ('tree' as const) : ('cards' as const),
    withPage: (page: number) => withParam('page', String(page)),
    setQuery: (query: string) => setParam('q', query),
    setView: (view: 'tree' | 'cards') => setParam('view', view === 'tree' ? view : ''),
  };
}

const readPage = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);
