import type { Category } from '@elvora/catalogue/model';
import {
  IconArrowsMove,
  IconFolderPlus,
  IconHistory,
  IconPencil,
  IconTrash,
} from '@elvora/design-system/Icon';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { texts } from '../texts.ts';
import type { CategoryActions } from './categoryTask.ts';

interface CategoryMenuProps {
  category: Category;
  actions: CategoryActions;
  /** Includes the actions that cards offer as buttons. @default false */
  isComplete?: boolean;
}

type ActionId = 'add' | 'edit' | 'move' | 'history' | 'delete';

const { categories } = texts;
const add: MenuItem<ActionId> = { id: 'add', label: categories.addSubcategory, icon: IconFolderPlus };
const edit: MenuItem<ActionId> = { id: 'edit', label: categories.edit, icon: IconPencil };
const move: MenuItem<ActionId> = { id: 'move', label: categories.moveAction, icon: IconArrowsMove };
const history: MenuItem<ActionId> = { id: 'history', label: categories.history, icon: IconHistory };
const remove: MenuItem<ActionId> = {
  id: 'delete',
  label: categories.delete,
  icon: IconTrash,
  tone: 'danger',
};

/** Less frequent actions on a category, or all of them in a row of the tree. */
export function CategoryMenu({ category, actions, isComplete = false }: CategoryMenuProps) {
  const { canEdit, onAdd, onEdit, onMove, onHistory, onDelete } = actions;
  const groups = !canEdit
    ? [[history]]
    : isComplete
      ? [[add, edit, move, history], [remove]]
      : [[move, history]];
  const handlers: Record<ActionId, (category: Category) => void> = {
    add: onAdd,
    edit: onEdit,
    move: onMove,
    history: onHistory,
    delete: onDelete,
  };
  return (
    <MenuButton
      groups={groups}
      label={categories.more(category.name)}
      onAction={(id) => handlers[id](category)}
      size="sm"
    />
  );
}
