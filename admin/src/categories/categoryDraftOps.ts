import {
  categoryUpdateSchema,
  serializeCategoryDraft,
  validate,
  problemsByField,
} from '@elvora/catalogue/contract';
import type { Category, CategoryDraft } from '@elvora/catalogue/model';
import {
  findCategoryByName,
  compareNames,
  descendantCategories,
  isSameName,
  createPathFinder,
  foldSearchText,
  formatCategoryPath,
  searchWords,
} from '@elvora/catalogue/operations';

/** Returns an empty draft of a main category or a subcategory. */
export const newCategoryDraft = (parentName: string | null): CategoryDraft => ({
  name: '',
  parentName,
  isActive: true,
  image: '',
});

/** Returns the initial values of the edit form. */
export const categoryDraftFrom = ({ name, parentName, isActive, picture }: Category): CategoryDraft => ({
  name,
  parentName,
  isActive,
  image: picture?.name ?? '',
});

export interface ParentOption {
  /** Null for a main category. */
  name: string | null;
  label: string;
}

/** Returns all possible parents by their full paths (S-285); never the category itself or its descendants (D-06). */
export function parentOptions(
  categories: readonly Category[],
  noParent: string,
  moved?: Category,
): ParentOption[] {
  const below = new Set(moved ? descendantCategories(categories, moved.name) : []);
  const pathOf = createPathFinder(categories);
  const options = categories
    .filter((category) => category.id !== moved?.id && !below.has(category))
    .map((category) => ({
      name: category.name,
      label: formatCategoryPath(pathOf(category).map((step) => step.name)),
    }));
  return [
    { name: null, label: noParent },
    ...options.toSorted((one, other) => compareNames(one.label, other.label)),
  ];
}

/** Whether the draft differs from its initial values. */
export const isDraftChanged = (draft: CategoryDraft, initial: CategoryDraft): boolean =>
  JSON.stringify(serializeCategoryDraft(draft)) !== JSON.stringify(serializeCategoryDraft(initial));

/** Returns error messages by field name on the wire. */
export function draftProblems(draft: CategoryDraft): Readonly<Record<string, string>> {
  const result = validate(categoryUpdateSchema, serializeCategoryDraft(draft));
  return result.isValid ? {} : problemsByField(result.problems);
}

const categoryFields = ['name', 'status', 'image'] as const;
export type CategoryField = (typeof categoryFields)[number];

/** Returns the fields that differ between two drafts; the parent cannot be edited (S-286). */
export function draftDifferences(mine: CategoryDraft, theirs: CategoryDraft): CategoryField[] {
  const differs = {
    name: mine.name.trim() !== theirs.name,
    status: mine.isActive !== theirs.isActive,
    image: mine.image.trim() !== theirs.image,
  };
  return categoryFields.filter((field) => differs[field]);
}

/** Whether the parent exists. */
export const hasParent = (categories: readonly Category[], parentName: string): boolean =>
  findCategoryByName(categories, parentName) !== undefined;

/** Returns the categories whose names contain all words of the query, sorted by name. */
export function searchCategories(categories: readonly Category[], query: string): Category[] {
  const words = searchWords(query);
  return categories
    .filter(({ name }) => words.every((word) => foldSearchText(name).includes(word)))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Returns the category to focus after one is deleted: the next, else the previous, else null. */
export function focusSuccessor(siblings: readonly Category[], deleted: Category): Category | null {
  const at = siblings.findIndex(({ name }) => isSameName(name, deleted.name));
  return siblings[at + 1] ?? siblings[at - 1] ?? null;
}
