import { categoryWire } from '../contract/categoryFields.ts';
import { resources } from '../contract/resources.ts';
import { type DeletedChildren, writePaths } from '../contract/writePaths.ts';
import type { Category } from '../model/category.ts';
import type { CategoryDraft } from '../model/draft.ts';
import type { CallOptions, Client } from './client.ts';
import { ifMatch } from './ifMatch.ts';

export interface CategoryDeletion extends CallOptions {
  /** Without it a category that is not empty is refused with 409 (D-25). */
  children?: DeletedChildren;
}

/** What the admin does with categories (S-308); staff see the inactive ones too. */
export interface CategoryAdmin {
  getMain(options?: CallOptions): Promise<Category[]>;
  /** Everything below the main categories. */
  getSub(options?: CallOptions): Promise<Category[]>;
  getTree(options?: CallOptions): Promise<Category[]>;
  create(draft: CategoryDraft, options?: CallOptions): Promise<void>;
  /** Refused with 412 when somebody has changed it since it was read. */
  update(
    category: Pick<Category, 'id' | 'version'>,
    draft: CategoryDraft,
    options?: CallOptions,
  ): Promise<void>;
  delete(cid: number, options?: CategoryDeletion): Promise<void>;
}

const all = { scope: 'all' } as const;

export function createCategoryAdmin(client: Client): CategoryAdmin {
  return {
    getMain: (options) => client.get(resources.topCategories(all), options),
    getSub: (options) => client.get(resources.subCategories(all), options),
    getTree: (options) => client.get(resources.categoryTree(all), options),
    async create(draft, options) {
      const body = { case: 'add_category', ...categoryWire(draft) };
      await client.send({ method: 'POST', path: writePaths.categories, body }, options);
    },
    async update({ id, version }, draft, options) {
      const path = writePaths.category(id);
      await client.send(
        { method: 'PUT', path, body: categoryWire(draft), headers: ifMatch(version) },
        options,
      );
    },
    async delete(cid, { children, ...options } = {}) {
      await client.send({ method: 'DELETE', path: writePaths.category(cid, children) }, options);
    },
  };
}
