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
  /** Texts of the images as they are stored, by name. */
  storedAlts: ReadonlyMap<string, string>;
  /** Names the new images got, in the order in which they were sent. */
  newNames: readonly string[];
}

/**
 * A product's images as its form arranges them: first those that are named in the order, then the kept ones, then the
 * new ones. Throws a refusal when the order names an image that the form does not have.
 */
export function orderImages(form: FormImages): OrderedImage[] {
  const { existingImages, imageOrder, imageAlts, storedAlts, newNames } = form;
  if (existingImages.length + newNames.length > maxProductImages) {
    throw validationError([
      { field: 'images', text: validationTexts.productImagesTooMany(maxProductImages) },
    ]);
  }
  const waiting: { token: ImageToken; image: OrderedImage }[] = [
    ...existingImages.map((name) => ({
      token: existingImageToken(name),
      image: { name, alt: storedAlts.get(name) ?? '' },
    })),
    ...newNames.map((name, index) => ({ token: newImageToken(index), image: { name, alt: '' } })),
  ].map(({ token, image }) => ({ token, image: { ...image, alt: imageAlts.get(token) ?? image.alt } }));

  const first = imageOrder.map((token) => {
    // The same picture may be kept twice; each mention takes one of them.
    const at = waiting.findIndex((one) => one.token === token);
    const [found] = at === -1 ? [] : waiting.splice(at, 1);
    if (!found) throw validationError([{ field: 'imageOrder', text: validationTexts.unreadable }]);
    return found.image;
  });
  return [...first, ...waiting.map(({ image }) => image)];
}
