import type { Category } from '@elvora/catalogue/model';
import { useMemo, useState } from 'react';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { texts } from '../texts.ts';
import { parentOptions } from './categoryDraftOps.ts';
import { MoveCategoryView } from './MoveCategoryView.tsx';

export interface MoveCategoryProps {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}

/** Moves a category below another (D-06), never below itself or its descendants. */
export function MoveCategory({ category, categories, onClose }: MoveCategoryProps) {
  const actions = useCategoryActions();
  const [parentName, setParentName] = useState(category.parentName);
  const [isBusy, setBusy] = useState(false);
  const parents = useMemo(
    () => parentOptions(categories, texts.categories.noParent, category),
    [categories, category],
  );

  const move = async () => {
    setBusy(true);
    const outcome = await actions.move(category, parentName);
    setBusy(false);
    if (outcome.status === 'done') onClose();
  };

  return (
    <MoveCategoryView
      isBusy={isBusy}
      name={category.name}
      onChange={setParentName}
      onClose={onClose}
      onSubmit={() => void move()}
      parentName={parentName}
      parents={parents}
    />
  );
}
