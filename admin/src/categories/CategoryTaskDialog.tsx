import type { Category } from '@elvora/catalogue/model';
import { flushSync } from 'react-dom';
import { focusMain } from '../page/focusMain.ts';
import { categoryEditButtonId, categoryLinkId } from './CategoryCards.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { focusSuccessor } from './categoryDraftOps.ts';
import type { CategoryLevel } from './categoryLevel.ts';
import type { CategoryTask } from './categoryTask.ts';
import { DeleteCategory } from './DeleteCategory.tsx';
import { MoveCategory } from './MoveCategory.tsx';

interface CategoryTaskDialogProps {
  task: CategoryTask;
  categories: readonly Category[];
  /** Null after the deletion of the open category. */
  level: CategoryLevel | null;
  onClose: () => void;
}

/** Renders the dialog of a task on a category. */
export function CategoryTaskDialog({ task, categories, level, onClose }: CategoryTaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return (
        <CategoryDialog
          categories={categories}
          onClose={() => {
            flushSync(onClose);
            // The button that opened the dialog was on the level above.
            if (task.drillsDown) focusMain();
          }}
          task={task}
        />
      );
    case 'edit':
      return (
        <CategoryDialog
          categories={categories}
          onClose={() => {
            // The dialog restores the focus first; a new name may have moved the card and recreated its button.
            flushSync(onClose);
            document.getElementById(categoryEditButtonId(task.category.id))?.focus();
          }}
          task={task}
        />
      );
    case 'move':
      return <MoveCategory categories={categories} category={task.category} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteCategory
          categories={categories}
          category={task.category}
          onClose={onClose}
          onDeleted={() => {
            // The dialog restores the focus first.
            flushSync(onClose);
            focusCard(level && focusSuccessor(level.children, task.category));
          }}
        />
      );
  }
}

/** The button that opened the dialog has been removed, so focus the next card, or the page when there is none. */
function focusCard(next: Category | null) {
  const link = next && document.getElementById(categoryLinkId(next.id));
  if (link) link.focus();
  else focusMain();
}
