import { errorTexts } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { imageBase } from '../data/api.ts';
import { useCategories } from '../data/useCategories.ts';
import { CategoriesView } from './CategoriesView.tsx';
import { categoryLevel } from './categoryLevel.ts';

/** `/admin/categories` and, drilled down, `/admin/categories/:cid` (S-258). */
export function CategoriesRoute() {
  const { cid } = useParams();
  const categories = useCategories();
  if (categories.status === 'loading') return <CategoriesView status="loading" />;
  if (categories.status === 'failed') {
    const message = categories.error.text ?? errorTexts.categoriesFailed;
    return <CategoriesView message={message} onRetry={categories.retry} status="failed" />;
  }
  const level = categoryLevel(categories.data, cid === undefined ? null : Number(cid));
  return level ? (
    <CategoriesView imageBase={imageBase} level={level} status="ready" />
  ) : (
    <CategoriesView status="missing" />
  );
}
