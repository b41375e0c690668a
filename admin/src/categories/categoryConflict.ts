import type { Category } from '@elvora/catalogue/model';
import type { DiffRow } from '@elvora/design-system/DiffTable';
import { texts } from '../texts.ts';

/** Compares, by field, a moved category with the version another user has saved in the meantime. */
export function categoryMoveRows(
  mine: Pick<Category, 'name' | 'parentName'>,
  theirs: Pick<Category, 'name' | 'parentName'>,
): DiffRow[] {
  const { categories } = texts;
  const rows = [
    { label: categories.name, before: mine.name, after: theirs.name },
    {
      label: categories.parent,
      before: mine.parentName ?? categories.noParent,
      after: theirs.parentName ?? categories.noParent,
    },
  ];
  return rows.filter(({ before, after }) => before !== after);
}
