import { serializeProductDraft } from '../contract/productInput.ts';
import { serializeProductFlags, type ProductFlagsInput } from '../contract/productFlags.ts';
import { resources } from '../contract/resources.ts';
import { writeResponses } from '../contract/writeResponses.ts';
import { writePaths } from '../contract/writePaths.ts';
import type { HistoryEntry, SaveResult } from '../model/change.ts';
import type { ProductDraft } from '../model/draft.ts';
import { newImageToken, type ImageToken } from '../model/imageToken.ts';
import type { Product } from '../model/product.ts';
import type { CallOptions, Client } from './client.ts';
import { type SaveOptions, idempotencyKeyHeader } from './idempotencyKey.ts';
import { ifMatchHeader } from './ifMatch.ts';

export interface ProductCreation {
  draft: ProductDraft;
  /** Picked files; empty ones are not sent (S-358). */
  images: readonly File[];
  /**
   * Stored images by name and uploaded ones by their index in `images`, the main one first.
   * @default stored images, then uploaded ones
   */
  imageOrder?: readonly ImageToken[];
  /** Alternative texts by `ImageToken`; other images keep theirs. */
  imageAlts?: Readonly<Record<string, string>>;
}

/** Id and version of a product that was read. */
export type ProductRef = Pick<Product, 'id' | 'version'>;

export interface ProductUpdate extends ProductCreation {
  product: ProductRef;
  /** Names of the stored images that stay, in their order. */
  keptImages: readonly string[];
}

export interface ProductDeletion extends CallOptions {
  /** Version that was read; 412 when the product has changed since. */
  version?: number;
}

/**
 * Products in the admin (S-353), hidden ones included. A write with a version fails with 412 when the product has changed
 * since; see `currentProduct`. The save result is null for a host that does not send it.
 */
export interface ProductAdminClient {
  getAll(options?: CallOptions): Promise<readonly Product[]>;
  create(creation: ProductCreation, options?: SaveOptions): Promise<SaveResult | null>;
  update(update: ProductUpdate, options?: SaveOptions): Promise<SaveResult | null>;
  delete(id: number, options?: ProductDeletion): Promise<void>;
  /** Sets flags of many products. Returns the products that changed, for undo. */
  setFlags(flags: ProductFlagsInput, options?: CallOptions): Promise<readonly SaveResult[]>;
  /** Restores a product from the trash. */
  restore(id: number, options?: CallOptions): Promise<SaveResult | null>;
  /** Corrects one issue of a table, which `history` and `restoreVersion` undo. */
  correctTable(product: ProductRef, issue: string, options?: CallOptions): Promise<SaveResult | null>;
  /** Accepts one issue of a table as it is, which `history` and `restoreVersion` undo. */
  acceptIssue(product: ProductRef, issue: string, options?: CallOptions): Promise<SaveResult | null>;
  /** Returns the changes, newest first. */
  history(id: number, options?: CallOptions): Promise<readonly HistoryEntry[]>;
  /** Restores the state after an entry of the history. */
  restoreVersion(product: ProductRef, entryId: number, options?: CallOptions): Promise<SaveResult | null>;
}

export function createProductAdminClient(client: Client): ProductAdminClient {
  async function sendIssue(
    path: string,
    { version, issue }: { version: number; issue: string },
    options?: CallOptions,
  ): Promise<SaveResult | null> {
    const request = { method: 'POST', path, headers: ifMatchHeader(version), body: { issue } } as const;
    return writeResponses.saved(await client.send(request, options));
  }

  return {
    async getAll(options) {
      return (await client.get(resources.products({ scope: 'all' }), options)).items;
    },
    async create(creation, { idempotencyKey, ...options } = {}) {
      const body = productFormData(creation.draft);
      appendImages(body, creation);
      const headers = idempotencyKeyHeader(idempotencyKey);
      const request = { method: 'POST', path: writePaths.products, body, headers } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async update({ product, keptImages, ...changed }, { idempotencyKey, ...options } = {}) {
      const body = productFormData(changed.draft);
      for (const name of keptImages) body.append('existingImages', name);
      // Distinguishes a form without stored images from one that arrived incomplete (S-357, D-20).
      body.append('existingImagesCount', String(keptImages.length));
      appendImages(body, changed);
      const path = writePaths.product(product.id);
      const headers = { ...ifMatchHeader(product.version), ...idempotencyKeyHeader(idempotencyKey) };
      const request = { method: 'PUT', path, body, headers } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    async delete(id, { version = 0, ...options } = {}) {
      const path = writePaths.product(id);
      await client.send({ method: 'DELETE', path, headers: ifMatchHeader(version) }, options);
    },
    async setFlags(flags, options) {
      const body = serializeProductFlags(flags);
      return writeResponses.savedList(
        await client.send({ method: 'PATCH', path: writePaths.products, body }, options),
      );
    },
    async restore(id, options) {
      const request = { method: 'POST', path: writePaths.productRestore(id) } as const;
      return writeResponses.saved(await client.send(request, options));
    },
    correctTable: ({ id, version }, issue, options) =>
      sendIssue(writePaths.productTable(id), { version, issue }, options),
    acceptIssue: ({ id, version }, issue, options) =>
      sendIssue(writePaths.productAcceptedIssues(id), { version, issue }, options),
    history: (id, options) => client.get(resources.productHistory(id), options),
    async restoreVersion({ id, version }, entryId, options) {
      const path = writePaths.productVersion(id, entryId);
      const request = { method: 'POST', path, headers: ifMatchHeader(version) } as const;
      return writeResponses.saved(await client.send(request, options));
    },
  };
}

function productFormData(draft: ProductDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(serializeProductDraft(draft))) form.append(name, value);
  return form;
}

/** Appends files last: a server that streams the form has all other fields before the first file. */
function appendImages(form: FormData, { images, imageOrder, imageAlts }: ProductCreation) {
  const sent = images.filter(({ size }) => size > 0);
  const tokens = new Map(
    images.map((image, index) => [
      newImageToken(index),
      image.size > 0 ? newImageToken(images.slice(0, index).filter(({ size }) => size > 0).length) : null,
    ]),
  );
  // Tokens count the files that are sent; empty files are not.
  const tokenAsSent = (token: ImageToken) => (token.startsWith('new:') ? (tokens.get(token) ?? null) : token);
  if (imageOrder) {
    const order = imageOrder.map(tokenAsSent).filter((token) => token !== null);
    form.append('imageOrder', JSON.stringify(order));
  }
  if (imageAlts) {
    const alts = Object.entries(imageAlts).flatMap(([token, alt]) => {
      const name = isImageToken(token) ? tokenAsSent(token) : null;
      return name === null ? [] : [[name, alt]];
    });
    form.append('imageAlts', JSON.stringify(Object.fromEntries(alts)));
  }
  for (const image of sent) form.append('images', image, image.name);
}

const isImageToken = (text: string): text is ImageToken => /^(existing:|new:\d)/.test(text);
