import { currentCategory } from '@elvora/catalogue/client';
import type { Category } from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import { useMemo, useState } from 'react';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { texts } from '../texts.ts';
import { categoryMoveRows } from './categoryConflict.ts';
import { parentOptions } from './categoryDraftOps.ts';
import { MoveCategoryView } from './MoveCategoryView.tsx';

export interface MoveCategoryProps {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}

/** Moves a category below another (D-06), never below itself or its descendants, and resolves edit conflicts. */
export function MoveCategory({ category, categories, onClose }: MoveCategoryProps) {
  const actions = useCategoryActions();
  const [known, setKnown] = useState(category);
  const [theirs, setTheirs] = useState<Category | null>(null);
  const [parentName, setParentName] = useState(category.parentName);
  const [isBusy, setBusy] = useState(false);
  const parents = useMemo(
    () => parentOptions(categories, texts.categories.noParent, theirs ?? known),
    [categories, known, theirs],
  );

  const move = async (against: Category) => {
    setBusy(true);
    const outcome = await actions.move(against, parentName, {
      isErrorHandled: (error) => currentCategory(error) !== null,
    });
    setBusy(false);
    const current = outcome.status === 'failed' ? currentCategory(outcome.error) : null;
    // Another user may have moved it to the same parent.
    if (outcome.status === 'done' || (current && isSameParent(current.parentName, parentName))) onClose();
    else setTheirs(current);
  };

  return (
    <MoveCategoryView
      conflict={
        theirs && {
          rows: categoryMoveRows({ ...known, parentName }, theirs),
          labels: texts.write.conflict,
          onKeepMine: () => void move(theirs),
          onKeepTheirs: () => {
            setKnown(theirs);
            setParentName(theirs.parentName);
            setTheirs(null);
          },
        }
      }
      isBusy={isBusy}
      name={(theirs ?? known).name}
      onChange={setParentName}
      onClose={onClose}
      onSubmit={() => void move(theirs ?? known)}
      parentName={parentName}
      parents={parents}
    />
  );
}

const isSameParent = (one: string | null, other: string | null) =>
  nameKey(one ?? '') === nameKey(other ?? '');
