import { resources } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { useCategories } from '../data/useCategories.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { History } from './History.tsx';

/** `/admin/categories/:cid/history`. */
export function CategoryHistoryRoute() {
  const id = Number(useParams()['cid']);
  const categories = useCategories();
  const category = categories.status === 'ready' ? categories.data.find((one) => one.id === id) : undefined;
  return (
    <History
      entry={category ?? null}
      kind="category"
      path={[
        { label: texts.categories.heading, href: hrefOf(paths.categories()) },
        ...(category ? [{ label: category.name, href: hrefOf(paths.categories(id)) }] : []),
        { label: texts.history.anonymous },
      ]}
      resource={resources.categoryHistory(id)}
    />
  );
}
