import { errorTexts } from '@elvora/catalogue/contract';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { imageBase } from '../data/api.ts';
import { useCategories } from '../data/useCategories.ts';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { useStaff } from '../frame/StaffContext.ts';
import { paths } from '../paths.ts';
import { CategoriesView } from './CategoriesView.tsx';
import { categoryLevel } from './categoryLevel.ts';
import type { CategoryTask } from './categoryTask.ts';
import { CategoryTaskDialog } from './CategoryTaskDialog.tsx';

/** `/admin/categories` and, drilled down, `/admin/categories/:cid` (S-258). */
export function CategoriesRoute() {
  const { cid } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { canEdit } = useStaff();
  const categories = useCategories();
  const { move } = useCategoryActions();
  const [task, setTask] = useState<CategoryTask | null>(null);

  if (categories.status === 'loading') return <CategoriesView status="loading" />;
  if (categories.status === 'failed') {
    const message = categories.error.text ?? errorTexts.categoriesFailed;
    return <CategoriesView message={message} onRetry={categories.retry} status="failed" />;
  }
  const level = categoryLevel(categories.data, cid === undefined ? null : Number(cid));
  if (!level) return <CategoriesView status="missing" />;

  const setParam = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <CategoriesView
        actions={{
          canEdit,
          onAdd: (parent) => {
            // Adding from a card goes down into it first (S-297).
            const goesDown = parent !== null && parent.id !== level.path.at(-1)?.id;
            if (goesDown) void navigate(paths.categories(parent.id));
            setTask({ kind: 'add', parent, goesDown });
          },
          onEdit: (category) => setTask({ kind: 'edit', category }),
          onMove: (category) => setTask({ kind: 'move', category }),
          onPlace: (category, parentName) => void move(category, parentName),
          onDelete: (category) => setTask({ kind: 'delete', category }),
          onHistory: ({ id }) => void navigate(paths.categoryHistory(id)),
        }}
        categories={categories.data}
        imageBase={imageBase}
        level={level}
        onOpen={({ id }) => void navigate(paths.categories(id))}
        onUp={
          level.path.length > 0 ? () => void navigate(paths.categories(level.path.at(-2)?.id)) : undefined
        }
        onQueryChange={(query) => setParam('q', query)}
        onViewChange={(view) => setParam('view', view === 'tree' ? view : '')}
        query={search.get('q') ?? ''}
        status="ready"
        view={search.get('view') === 'tree' ? 'tree' : 'cards'}
      />
      {task && (
        <CategoryTaskDialog
          categories={categories.data}
          level={level}
          onClose={() => setTask(null)}
          task={task}
        />
      )}
    </>
  );
}
