import type { Category } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { CardKeyboardNavigation } from '@elvora/design-system/CardKeyboardNavigation';
import { Grid } from '@elvora/design-system/layout';
import { toHref, paths } from '../paths/paths.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { CategoryActions } from './categoryTask.ts';

interface CategoryCardsProps {
  categories: readonly Category[];
  imageBase: string;
  actions: CategoryActions;
  /** Goes to the level above; omit at the root. */
  onUp?: () => void;
}

/** Id of the link in a card, for focus management. */
export const categoryLinkId = (id: number) => `category-${id}`;

/** Id of the edit button of a card, for focus management. */
export const categoryEditButtonId = (id: number) => `category-${id}-edit`;

/** Categories as cards; the name of each links to its subcategories. */
export function CategoryCards({ categories, imageBase, actions, onUp }: CategoryCardsProps) {
  return (
    <CardKeyboardNavigation onUp={onUp}>
      <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="2" isList>
        {categories.map((category) => (
          <li key={category.id}>
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
      editButtonId={categoryEditButtonId(id)}
      href={toHref(paths.categories(id))}
      isActive={isActive}
      linkId={categoryLinkId(id)}
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
