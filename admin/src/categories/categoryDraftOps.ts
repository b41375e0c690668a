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
  formatCategoryPath,
} from '@elvora/catalogue/operations';

/** A new category below another, or a main one. */
export const newCategoryDraft = (parentName: string | null): CategoryDraft => ({
  name: '',
  parentName,
  isActive: true,
  image: '',
});

/** What the dialog begins with while editing. */
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

/** All places a category can stand in, by their full paths (S-285); never itself or what is below it (D-06). */
export function parentOptions(
  categories: readonly Category[],
  noParent: string,
  moved?: Category,
): ParentOption[] {
  const below = new Set(moved ? descendantCategories(categories, moved.name) : []);
  const pathOf = createPathFinder(categories);
  const places = categories
    .filter((category) => category !== moved && !below.has(category))
    .map((category) => ({
      name: category.name,
      label: formatCategoryPath(pathOf(category).map((step) => step.name)),
    }));
  return [
    { name: null, label: noParent },
    ...places.toSorted((one, other) => compareNames(one.label, other.label)),
  ];
}

/** Whether something would be lost by leaving. */
export const isDraftChanged = (draft: CategoryDraft, first: CategoryDraft): boolean =>
  JSON.stringify(serializeCategoryDraft(draft)) !== JSON.stringify(serializeCategoryDraft(first));

/** What is wrong with single fields, by their names on the wire. */
export function draftProblems(draft: CategoryDraft): Readonly<Record<string, string>> {
  const result = validate(categoryUpdateSchema, serializeCategoryDraft(draft));
  return result.isValid ? {} : problemsByField(result.problems);
}

export type CategoryField = 'name' | 'status' | 'image';

/** Where a draft and what somebody else has saved differ; the parent is no matter of the dialog while editing (S-286). */
export function draftDifferences(mine: CategoryDraft, theirs: CategoryDraft): CategoryField[] {
  const differs = {
    name: mine.name.trim() !== theirs.name,
    status: mine.isActive !== theirs.isActive,
    image: mine.image.trim() !== theirs.image,
  };
  return (['name', 'status', 'image'] as const).filter((field) => differs[field]);
}

/** Whether the parent a category names is there. */
export const hasParent = (categories: readonly Category[], parentName: string): boolean =>
  findCategoryByName(categories, parentName) !== undefined;

/** Categories with some words in their names, by name. */
export function searchCategories(categories: readonly Category[], query: string): Category[] {
  const words = query.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  return categories
    .filter(({ name }) => words.every((word) => name.toLocaleLowerCase('en-IN').includes(word)))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

/** Which card takes the focus when one is gone: the next, else the one before, else none. */
export function focusSuccessor(siblings: readonly Category[], gone: Category): Category | null {
  const at = siblings.findIndex(({ name }) => isSameName(name, gone.name));
  return siblings[at + 1] ?? siblings[at - 1] ?? null;
}
