import type { DeletedCategoryChildren } from '@elvora/catalogue/contract';
import type { Category, CategoryContents } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import { texts } from '../texts.ts';
import { contentCountsText, isCategoryEmpty } from './categoryContentCounts.ts';

export interface DeleteCategoryViewProps {
  category: Category;
  contents: Pick<CategoryContents, 'allSubcategories' | 'allProducts'>;
  choice: DeletedCategoryChildren;
  isBusy: boolean;
  /** Another user has changed the category since the dialog was opened. */
  isChanged: boolean;
  onChoiceChange: (choice: DeletedCategoryChildren) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** The specified question (S-301), the contents of the category, and the choice of what happens to them (D-25). */
export function DeleteCategoryView(props: DeleteCategoryViewProps) {
  const { category, contents, choice, isBusy, onChoiceChange } = props;
  const { categories } = texts;
  const { name, parentName } = category;
  const products = parentName === null && contents.allProducts > 0 ? categories.productsStay : undefined;
  return (
    <AlertDialog
      busyLabel={categories.deleting}
      confirmLabel={categories.deleteConfirm}
      detail={
        <>
          <strong>{name}</strong>
          {isCategoryEmpty(contents)
            ? categories.holdsNothing
            : categories.holds(contentCountsText(contents))}
          {props.isChanged && ` ${categories.changedMeanwhile}`}
        </>
      }
      isBusy={isBusy}
      isOpen
      kind="confirm"
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      text={categories.deleteQuestion}
      tone="danger"
    >
      {!isCategoryEmpty(contents) && (
        <RadioGroup
          isLegendHidden
          legend={categories.deleteChoice}
          variant="boxed"
          onChange={onChoiceChange}
          options={[
            {
              value: 'move',
              label: parentName === null ? categories.moveUpToRoot : categories.moveUp(parentName),
              hint: products,
            },
            { value: 'delete', label: categories.deleteBelow },
          ]}
          value={choice}
        />
      )}
    </AlertDialog>
  );
}
