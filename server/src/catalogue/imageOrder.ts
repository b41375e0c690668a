import { validationTexts, type ProductInput } from '@elvora/catalogue/contract';
import {
  existingImageToken,
  type ImageToken,
  maxProductImages,
  newImageToken,
} from '@elvora/catalogue/model';
import { validationError } from '../http/httpErrors.ts';

export interface OrderedImage {
  name: string;
  alt: string;
}

export interface FormImages extends Pick<ProductInput, 'existingImages' | 'imageOrder' | 'imageAlts'> {
  /** Stored alternative texts by name. */
  storedAlts: ReadonlyMap<string, string>;
  /** Names of the uploaded images, in the order of the form. */
  newNames: readonly string[];
}

/**
 * Orders a product's images: first those in `imageOrder`, then the other existing ones, then the other new ones. Throws a
 * validation error when `imageOrder` refers to an image that the form does not contain.
 */
export function orderImages(form: FormImages): OrderedImage[] {
  const { existingImages, imageOrder, imageAlts, storedAlts, newNames } = form;
  if (existingImages.length + newNames.length > maxProductImages) {
    throw validationError([
      { field: 'images', text: validationTexts.productImagesTooMany(maxProductImages) },
    ]);
  }
  const remaining: { token: ImageToken; image: OrderedImage }[] = [
    ...existingImages.map((name) => ({
      token: existingImageToken(name),
      image: { name, alt: storedAlts.get(name) ?? '' },
    })),
    ...newNames.map((name, index) => ({ token: newImageToken(index), image: { name, alt: '' } })),
  ].map(({ token, image }) => ({ token, image: { ...image, alt: imageAlts.get(token) ?? image.alt } }));

  const first = imageOrder.map((token) => {
    // A product may show the same picture twice; each token takes one of them.
    const index = remaining.findIndex((item) => item.token === token);
    const [item] = index === -1 ? [] : remaining.splice(index, 1);
    if (!item) throw validationError([{ field: 'imageOrder', text: validationTexts.unreadable }]);
    return item.image;
  });
  return [...first, ...remaining.map(({ image }) => image)];
}
