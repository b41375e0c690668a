import type { HistoryKind } from '@elvora/catalogue/model';
import * as categories from './categories.ts';
import * as changes from './changes.ts';
import type { Database } from './database.ts';
import * as deletions from './deleteEntries.ts';
import * as pictures from './pictures.ts';
import { createProductWriter, type ProductWriter } from './productWrites.ts';
import * as restores from './restoreEntries.ts';
import { createVocabularyWriter, type VocabularyWriter } from './vocabulary.ts';
import * as requests from './writeRequests.ts';

/** Reads and writes of one transaction; reads see its own writes. */
export interface CatalogueWriter extends ProductWriter, VocabularyWriter {
  /** The catalogue version this transaction creates; 1 on the first write to a database. */
  readonly version: number;
  /** Returns null for deleted categories. */
  category(id: number): Promise<categories.CategoryRow | null>;
  /** Finds a category by its current or an earlier name, ignoring case and spacing (D-06). */
  categoryByName(name: string): Promise<categories.CategoryRow | null>;
  countCategoryContents(categoryId: number): Promise<deletions.CategoryContentCounts>;
  pictures(names: readonly string[]): Promise<Map<string, pictures.PictureRow>>;
  change<Kind extends HistoryKind>(
    kind: Kind,
    address: { id: number; changeId: number },
  ): Promise<changes.ChangeRow<Kind> | null>;

  /** Throws `NameTakenError`. */
  insertCategory(category: categories.NewCategory): Promise<number>;
  /** Throws `NameTakenError`, `NotFoundError`. */
  updateCategory(id: number, change: categories.CategoryChange): Promise<void>;
  /** Throws `CycleError`. */
  moveCategory(id: number, parentId: number | null): Promise<void>;
  insertPicture(picture: pictures.PictureRow, now: Date): Promise<void>;
  insertSiteMedia(media: { path: string; pictureName: string; alt: string }): Promise<void>;

  /** Runs `change` and records the new states of the entries in the history. */
  recordChanges<T>(
    actor: changes.Actor,
    touched: readonly changes.ChangedEntries[],
    change: () => Promise<T>,
  ): Promise<T>;
  recordCreated(actor: changes.Actor, entry: { kind: HistoryKind; id: number }): Promise<void>;

  // Deleting and restoring record their own history.
  deleteProduct(id: number, actor: changes.Actor): Promise<void>;
  /** Deletes a category with its subcategories and products at any depth. */
  deleteCategoryTree(id: number, actor: changes.Actor): Promise<void>;
  /** Deletes a category and moves its children and products to its parent (D-25). */
  deleteCategoryAlone(category: categories.CategoryRow, actor: changes.Actor): Promise<void>;
  /** Throws `NotFoundError` when it is not in the trash. */
  restoreProduct(id: number, actor: changes.Actor): Promise<void>;
  /** Throws `NotFoundError` when it is not in the trash, `NameTakenError`. */
  restoreCategory(id: number, actor: changes.Actor): Promise<void>;

  /** Returns the result of an earlier request with the same idempotency key; null when there is none (O100). */
  findRequest(request: string): Promise<requests.StoredRequest | null>;
  insertRequest(request: requests.StoredRequest & { request: string }, now: Date): Promise<void>;
}

export function createWriter(db: Database, version: number): CatalogueWriter {
  return {
    ...createProductWriter(db),
    ...createVocabularyWriter(db, version),
    version,
    category: (id) => categories.findCategory(db, id),
    categoryByName: (name) => categories.findCategoryByName(db, name),
    countCategoryContents: (categoryId) => deletions.countCategoryContents(db, categoryId),
    pictures: (names) => pictures.findPictures(db, names),
    change: (kind, address) => changes.findChange(db, kind, address),
    insertCategory: (category) => categories.insertCategory(db, category),
    updateCategory: (id, change) => categories.updateCategory(db, id, change),
    moveCategory: (id, parentId) => categories.moveCategory(db, id, parentId),
    insertPicture: (picture, now) => pictures.insertPicture(db, picture, now),
    insertSiteMedia: (media) => pictures.insertSiteMedia(db, media),
    recordChanges: (actor, touched, change) => changes.recordChanges(db, actor, touched, change),
    recordCreated: (actor, entry) => changes.recordCreated(db, actor, entry),
    deleteProduct: (id, actor) => deletions.deleteProduct(db, id, actor),
    deleteCategoryTree: (id, actor) => deletions.deleteCategoryTree(db, id, actor),
    deleteCategoryAlone: (category, actor) => deletions.deleteCategoryAlone(db, category, actor),
    restoreProduct: (id, actor) => restores.restoreProduct(db, id, actor),
    restoreCategory: (id, actor) => restores.restoreCategory(db, id, actor),
    findRequest: (request) => requests.findRequest(db, request),
    insertRequest: (request, now) => requests.insertRequest(db, request, now),
  };
}
