import { type ClientError, categoryNotEmptyContents, currentCategory } from '@elvora/catalogue/client';
import type { DeletedCategoryChildren } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { knownContentCounts, isCategoryEmpty } from './categoryContentCounts.ts';
import { DeleteCategoryView } from './DeleteCategoryView.tsx';

export interface DeleteCategoryProps {
  category: Category;
  categories: readonly Category[];
  /** Called once the category is deleted. */
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation, then deletes. The server counts the contents again, so entries added since
 * are never deleted unseen (D-25).
 */
export function DeleteCategory({ category, categories, onDeleted, onClose }: DeleteCategoryProps) {
  const actions = useCategoryActions();
  const [current, setCurrent] = useState(category);
  const [contents, setContents] = useState(() => knownContentCounts(categories, category));
  const [children, setChildren] = useState<DeletedCategoryChildren>('move');
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const isShownInDialog = (error: ClientError) =>
      categoryNotEmptyContents(error) !== null || currentCategory(error) !== null;
    const deletion = { version: current.version, ...(isCategoryEmpty(contents) ? {} : { children }) };
    const outcome = await actions.delete(current, deletion, { isErrorHandled: isShownInDialog });
    setBusy(false);
    if (outcome.status === 'done') onDeleted();
    else {
      setCurrent(currentCategory(outcome.error) ?? current);
      setContents(categoryNotEmptyContents(outcome.error) ?? contents);
    }
  };

  return (
    <DeleteCategoryView
      category={current}
      choice={children}
      contents={contents}
      isBusy={isBusy}
      isChanged={current !== category}
      onChoiceChange={setChildren}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
