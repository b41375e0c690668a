import type { SaveResult } from '@elvora/catalogue/model';
import {
  type Actor,
  type CatalogueWriter,
  NotFoundError,
  type NewProduct,
  type ProductRow,
} from '../store/index.ts';
import type { EntryRef } from './idempotency.ts';
import { VersionConflictError } from './writeErrors.ts';

/** Returns the product that a write refers to; throws when it no longer exists or has another version. */
export function requireVersion([product]: readonly ProductRow[], { id, version }: EntryRef): ProductRow {
  if (!product) throw new NotFoundError('This product no longer exists.');
  if (version !== null && product.version !== version) throw new VersionConflictError('product', id);
  return product;
}

/** Returns the version of a written product. */
export function toSaved([product]: readonly ProductRow[]): SaveResult {
  if (!product) throw new Error('The written product is missing.');
  return { id: product.id, version: product.version };
}

/** Updates a product with an entry in its history. */
export async function updateProduct(
  writer: CatalogueWriter,
  actor: Actor,
  { id, product }: { id: number; product: NewProduct },
): Promise<SaveResult> {
  await writer.recordChanges(actor, [{ kind: 'product', ids: [id], action: 'updated' }], () =>
    writer.updateProduct(id, product),
  );
  return toSaved(await writer.products({ id }));
}
