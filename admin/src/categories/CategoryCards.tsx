import type { Category } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { Grid } from '@elvora/design-system/layout';
import { CardKeyboardNavigation } from '../layout/CardKeyboardNavigation.tsx';
import { toHref, paths } from '../paths.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoryActions } from './categoryTask.ts';

interface CategoryCardsProps {
  categories: readonly Category[];
  imageBase: string;
  actions: CategoryActions;
  /** To the level above, where there is one. */
  onUp?: () => void;
}

/** Id of a category's place in the list, for the focus. */
export const categoryCardId = (id: number) => `category-${id}`;

/** Categories as cards; the name of each leads down. */
export function CategoryCards({ categories, imageBase, actions, onUp }: CategoryCardsProps) {
  return (
    <CardKeyboardNavigation onUp={onUp}>
      <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="2" isList>
        {categories.map((category) => (
          <li id={categoryCardId(category.id)} key={category.id}>
            <CategoryCard actions={actions} category={category} imageBase={imageBase} />
          </li>
        ))}
      </Grid>
    </CardKeyboardNavigation>
  );
}

interface CategoryCardProps extends Omit<CategoryCardsProps, 'categories' | 'onUp'> {
  category: Category;
}

function CategoryCard({ category, imageBase, actions }: CategoryCardProps) {
  const { id, name, parentName, isActive, subcategoryCount, picture } = category;
  const { canEdit, onAdd, onEdit, onDelete } = actions;
  return (
    <AdminCategoryCard
      href={toHref(paths.categories(id))}
      isActive={isActive}
      menu={<CategoryMenu actions={actions} category={category} />}
      name={name}
      onAddSubcategory={canEdit ? () => onAdd(category) : undefined}
      onDelete={canEdit ? () => onDelete(category) : undefined}
      onEdit={canEdit ? () => onEdit(category) : undefined}
      parentName={parentName ?? undefined}
      source={pictureSource(picture, imageBase, 160)}
      subcategoryCount={subcategoryCount ?? 0}
    />
  );
}
