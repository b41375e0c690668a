import { resources } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { useCategories } from '../data/useCategories.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { ChangeHistory } from './ChangeHistory.tsx';

/** `/admin/categories/:cid/history`. */
export function CategoryHistoryRoute() {
  const id = Number(useParams()['cid']);
  const categories = useCategories();
  const category = categories.status === 'ready' ? categories.data.find((one) => one.id === id) : undefined;
  return (
    <ChangeHistory
      entry={category ?? null}
      kind="category"
      breadcrumbs={[
        { label: texts.categories.heading, href: toHref(paths.categories()) },
        ...(category ? [{ label: category.name, href: toHref(paths.categories(id)) }] : []),
        { label: texts.history.title },
      ]}
      resource={resources.categoryHistory(id)}
    />
  );
}
