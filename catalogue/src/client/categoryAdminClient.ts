import { serializeCategoryDraft } from '../contract/categoryInput.ts';
import { resources } from '../contract/resources.ts';
import { writeResponses } from '../contract/writeResponses.ts';
import { type DeletedCategoryChildren, writePaths } from '../contract/writePaths.ts';
import type { Category } from '../model/category.ts';
import type { HistoryEntry, SaveResult } from '../model/change.ts';
import type { CategoryDraft } from '../model/draft.ts';
import type { Picture } from '../model/picture.ts';
import type { CallOptions, Client, SendOptions } from './client.ts';
import { type SaveOptions, idempotencyKeyHeader } from './idempotencyKey.ts';
import { ifMatchHeader } from './ifMatch.ts';

export interface CategoryDeletion extends CallOptions {
  /** Required for a category that is not empty; 409 without it (D-25), see `categoryNotEmptyContents`. */
  children?: DeletedCategoryChildren;
  /** Version that was read; 412 when the category has changed since. */
  version?: number;
}

/** Id and version of a category that was read. */
export type CategoryRef = Pick<Category, 'id' | 'version'>;

/**
 * Categories in the admin (S-308), inactive ones included. A write with a version fails with 412 when the category has
 * changed since; see `currentCategory`. The save result is null for a host that does not send it.
 */
export interface CategoryAdminClient {
  getMain(options?: CallOptions): Promise<Category[]>;
  /** Returns all categories below the main ones. */
  getSub(options?: CallOptions): Promise<Category[]>;
  getTree(options?: CallOptions): Promise<Category[]>;
  create(draft: CategoryDraft, options?: SaveOptions): Promise<SaveResult | null>;
  update(category: CategoryRef, draft: CategoryDraft, options?: SaveOptions): Promise<SaveResult | null>;
  /** Moves a category below another; null makes it a main category. */
  move(category: CategoryRef, parentName: string | null, options?: CallOptions): Promise<SaveResult | null>;
  delete(cid: number, options?: CategoryDeletion): Promise<void>;
  /** Restores a category from the trash, with the entries that were deleted or moved with it. */
  restore(cid: number, options?: CallOptions): Promise<SaveResult | null>;
  /** Returns the changes, newest first. */
  history(cid: number, options?: CallOptions): Promise<readonly HistoryEntry[]>;
  /** Restores the state after an entry of the history. */
  restoreVersion(category: CategoryRef, entryId: number, options?: CallOptions): Promise<SaveResult | null>;
  /** Stores a picture for the image field (D-55). */
  uploadPicture(file: File, options?: SendOptions): Promise<Picture>;
}

const allScope = { scope: 'all' } as const;

export function createCategoryAdminClient(client: Client): CategoryAdminClient {
  return {
    getMain: (options) => client.get(resources.topCategories(allScope), options),
    getSub: (options) => client.get(resources.subCategories(allScope), options),
    getTree: (options) => client.get(resources.categoryTree(allScope), options),
    async create(draft, { idempotencyKey, ...options } = {}) {
      const body = { case: 'add_category', ...serializeCategoryDraft(draft) };
      const headers = idempotencyKeyHeader(idempotencyKey);
      const request = { method: 'POST', path: writePaths.categories, body, headers } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async update({ id, version }, draft, { idempotencyKey, ...options } = {}) {
      const request = {
        method: 'PUT',
        path: writePaths.category(id),
        body: serializeCategoryDraft(draft),
        headers: { ...ifMatchHeader(version), ...idempotencyKeyHeader(idempotencyKey) },
      } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async move({ id, version }, parentName, options) {
      const request = {
        method: 'POST',
        path: writePaths.categoryMove(id),
        body: { cparentname: parentName ?? '' },
        headers: ifMatchHeader(version),
      } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async delete(cid, { children, version = 0, ...options } = {}) {
      const path = writePaths.category(cid, children);
      await client.send({ method: 'DELETE', path, headers: ifMatchHeader(version) }, options);
    },
    async restore(cid, options) {
      const request = { method: 'POST', path: writePaths.categoryRestore(cid) } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    history: (cid, options) => client.get(resources.categoryHistory(cid), options),
    async restoreVersion({ id, version }, entryId, options) {
      const path = writePaths.categoryVersion(id, entryId);
      const request = { method: 'POST', path, headers: ifMatchHeader(version) } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async uploadPicture(file, options) {
      const body = new FormData();
      body.append('image', file, file.name);
      return writeResponses.picture(
        await client.send({ method: 'POST', path: writePaths.pictures, body }, options),
      );
    },
  };
}
