import type { Category } from '@elvora/catalogue/model';
import { flushSync } from 'react-dom';
import { focusMain } from '../layout/focusMain.ts';
import { categoryCardId } from './CategoryCards.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { focusSuccessor } from './categoryDraftOps.ts';
import type { CategoryLevel } from './categoryLevel.ts';
import type { CategoryTask } from './categoryTask.ts';
import { DeleteCategory } from './DeleteCategory.tsx';
import { MoveCategory } from './MoveCategory.tsx';

interface CategoryTaskDialogProps {
  task: CategoryTask;
  categories: readonly Category[];
  level: CategoryLevel;
  onClose: () => void;
}

/** The dialog of what somebody is doing with a category. */
export function CategoryTaskDialog({ task, categories, level, onClose }: CategoryTaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return (
        <CategoryDialog
          categories={categories}
          onClose={() => {
            flushSync(onClose);
            // The button that opened it has stayed behind.
            if (task.goesDown) focusMain();
          }}
          task={task}
        />
      );
    case 'edit':
      return (
        <CategoryDialog
          categories={categories}
          onClose={() => {
            // The dialog lets go of the focus first. A new name may have moved the card, and its button with it.
            flushSync(onClose);
            focusEdit(task.category);
          }}
          task={task}
        />
      );
    case 'move':
      return <MoveCategory categories={categories} category={task.category} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteCategory
          category={task.category}
          onClose={onClose}
          onDeleted={() => {
            // The dialog lets go of the focus first.
            flushSync(onClose);
            focusCard(focusSuccessor(level.children, task.category));
          }}
        />
      );
  }
}

/** Back to the button that opened the dialog. */
function focusEdit({ id }: Category) {
  const card = document.getElementById(categoryCardId(id));
  card?.querySelector<HTMLElement>('[aria-label^="Edit"]')?.focus();
}

/** The button that opened the dialog is gone: the focus goes on to the next card, or to the page. */
function focusCard(next: Category | null) {
  const card = next && document.getElementById(categoryCardId(next.id));
  const link = card?.querySelector<HTMLElement>('a');
  if (link) link.focus();
  else focusMain();
}
