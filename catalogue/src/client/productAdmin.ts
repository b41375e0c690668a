import { productWire } from '../contract/productFields.ts';
import { resources } from '../contract/resources.ts';
import { writePaths } from '../contract/writePaths.ts';
import type { ProductDraft } from '../model/draft.ts';
import type { Product } from '../model/product.ts';
import type { CallOptions, Client } from './client.ts';
import { ifMatch } from './ifMatch.ts';

export interface ProductCreation {
  draft: ProductDraft;
  /** Picked files; empty ones are not sent (S-358). */
  images: readonly File[];
}

export interface ProductUpdate extends ProductCreation {
  product: Pick<Product, 'id' | 'version'>;
  /** Names of the stored images that stay, in their order. */
  keptImages: readonly string[];
}

/** What the admin does with products (S-353); staff see hidden ones too. */
export interface ProductAdmin {
  getAll(options?: CallOptions): Promise<readonly Product[]>;
  create(creation: ProductCreation, options?: CallOptions): Promise<void>;
  /** Refused with 412 when somebody has changed it since it was read. */
  update(update: ProductUpdate, options?: CallOptions): Promise<void>;
  delete(id: number, options?: CallOptions): Promise<void>;
}

export function createProductAdmin(client: Client): ProductAdmin {
  return {
    async getAll(options) {
      return (await client.get(resources.products({ scope: 'all' }), options)).items;
    },
    async create({ draft, images }, options) {
      const body = formOf(draft);
      appendImages(body, images);
      await client.send({ method: 'POST', path: writePaths.products, body }, options);
    },
    async update({ product, draft, images, keptImages }, options) {
      const body = formOf(draft);
      for (const name of keptImages) body.append('existingImages', name);
      // None kept looks like a field that got lost; the count tells them apart (S-357, D-20).
      body.append('existingImagesCount', String(keptImages.length));
      appendImages(body, images);
      const path = writePaths.product(product.id);
      await client.send({ method: 'PUT', path, body, headers: ifMatch(product.version) }, options);
    },
    async delete(id, options) {
      await client.send({ method: 'DELETE', path: writePaths.product(id) }, options);
    },
  };
}

function formOf(draft: ProductDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(productWire(draft))) form.append(name, value);
  return form;
}

/** Files come last: whoever reads the form as it arrives has the checks done before the first byte of a picture. */
function appendImages(form: FormData, images: readonly File[]) {
  for (const image of images) if (image.size > 0) form.append('images', image, image.name);
}
