import { productWire } from '../contract/productFields.ts';
import { productFlagsWire, type WrittenFlags } from '../contract/productFlags.ts';
import { resources } from '../contract/resources.ts';
import { writeAnswers } from '../contract/writeAnswers.ts';
import { writePaths } from '../contract/writePaths.ts';
import type { HistoryEntry, Saved } from '../model/change.ts';
import type { ProductDraft } from '../model/draft.ts';
import { newImage, type ImageToken } from '../model/imageToken.ts';
import type { Product } from '../model/product.ts';
import type { CallOptions, Client } from './client.ts';
import { type SaveOptions, idempotencyKey } from './idempotencyKey.ts';
import { ifMatch } from './ifMatch.ts';

export interface ProductCreation {
  draft: ProductDraft;
  /** Picked files; empty ones are not sent (S-358). */
  images: readonly File[];
  /**
   * Kept images by their names and picked ones by their place in `images`, the main one first. Left out: the kept ones,
   * then the picked ones.
   */
  imageOrder?: readonly ImageToken[];
  /** Texts for people who do not see the images, by `ImageToken`; one that is not named keeps its text. */
  imageAlts?: Readonly<Record<string, string>>;
}

/** Which product, as it was read. */
export type ReadProduct = Pick<Product, 'id' | 'version'>;

export interface ProductUpdate extends ProductCreation {
  product: ReadProduct;
  /** Names of the stored images that stay, in their order. */
  keptImages: readonly string[];
}

export interface ProductDeletion extends CallOptions {
  /** Refused with 412 when somebody has changed it since. */
  version?: number;
}

/**
 * What the admin does with products (S-353); staff see hidden ones too. A write that names a version is refused with
 * 412 when somebody has changed the product since; see `currentProduct`. What was saved is null for a host that does
 * not tell.
 */
export interface ProductAdmin {
  getAll(options?: CallOptions): Promise<readonly Product[]>;
  create(creation: ProductCreation, options?: SaveOptions): Promise<Saved | null>;
  update(update: ProductUpdate, options?: SaveOptions): Promise<Saved | null>;
  delete(id: number, options?: ProductDeletion): Promise<void>;
  /** Sets flags of many products; the answer holds those that were otherwise before: what undoing it is about. */
  setFlags(flags: WrittenFlags, options?: CallOptions): Promise<readonly Saved[]>;
  /** Takes it out of the trash. */
  restore(id: number, options?: CallOptions): Promise<Saved | null>;
  /** Changes, newest first. */
  history(id: number, options?: CallOptions): Promise<readonly HistoryEntry[]>;
  /** Makes it as it was after an entry of its history. */
  restoreVersion(product: ReadProduct, entryId: number, options?: CallOptions): Promise<Saved | null>;
}

export function createProductAdmin(client: Client): ProductAdmin {
  return {
    async getAll(options) {
      return (await client.get(resources.products({ scope: 'all' }), options)).items;
    },
    async create(creation, { requestId, ...options } = {}) {
      const body = formOf(creation.draft);
      appendImages(body, creation);
      const headers = idempotencyKey(requestId);
      const request = { method: 'POST', path: writePaths.products, body, headers } as const;
      return writeAnswers.saved(await client.send(request, options));
    },
    async update({ product, keptImages, ...changed }, { requestId, ...options } = {}) {
      const body = formOf(changed.draft);
      for (const name of keptImages) body.append('existingImages', name);
      // None kept looks like a field that got lost; the count tells them apart (S-357, D-20).
      body.append('existingImagesCount', String(keptImages.length));
      appendImages(body, changed);
      const path = writePaths.product(product.id);
      const headers = { ...ifMatch(product.version), ...idempotencyKey(requestId) };
      const request = { method: 'PUT', path, body, headers } as const;
      return writeAnswers.saved(await client.send(request, options));
    },
    async delete(id, { version = 0, ...options } = {}) {
      const path = writePaths.product(id);
      await client.send({ method: 'DELETE', path, headers: ifMatch(version) }, options);
    },
    async setFlags(flags, options) {
      const body = productFlagsWire(flags);
      return writeAnswers.savedList(
        await client.send({ method: 'PATCH', path: writePaths.products, body }, options),
      );
    },
    async restore(id, options) {
      const request = { method: 'POST', path: writePaths.productRestore(id) } as const;
      return writeAnswers.saved(await client.send(request, options));
    },
    history: (id, options) => client.get(resources.productHistory(id), options),
    async restoreVersion({ id, version }, entryId, options) {
      const path = writePaths.productVersion(id, entryId);
      const request = { method: 'POST', path, headers: ifMatch(version) } as const;
      return writeAnswers.saved(await client.send(request, options));
    },
  };
}

function formOf(draft: ProductDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(productWire(draft))) form.append(name, value);
  return form;
}

/** Files come last: whoever reads the form as it arrives knows all of it before the first byte of a picture. */
function appendImages(form: FormData, { images, imageOrder, imageAlts }: ProductCreation) {
  const sent = images.filter(({ size }) => size > 0);
  const tokens = new Map(
    images.map((image, index) => [
      newImage(index),
      image.size > 0 ? newImage(images.slice(0, index).filter(({ size }) => size > 0).length) : null,
    ]),
  );
  // Files are numbered as they are sent; one that is not sent has no number.
  const asSent = (token: ImageToken) => (token.startsWith('new:') ? (tokens.get(token) ?? null) : token);
  if (imageOrder) {
    const order = imageOrder.map(asSent).filter((token) => token !== null);
    form.append('imageOrder', JSON.stringify(order));
  }
  if (imageAlts) {
    const alts = Object.entries(imageAlts).flatMap(([token, alt]) => {
      const name = isToken(token) ? asSent(token) : null;
      return name === null ? [] : [[name, alt]];
    });
    form.append('imageAlts', JSON.stringify(Object.fromEntries(alts)));
  }
  for (const image of sent) form.append('images', image, image.name);
}

const isToken = (text: string): text is ImageToken => /^(existing:|new:\d)/.test(text);
