import { writeTexts, type WrittenProduct } from '@elvora/catalogue/contract';
import { existingImage, type ImageToken, mostImages, newImage } from '@elvora/catalogue/model';
import { refuseFields } from '../http/failures.ts';

export interface PlacedImage {
  name: string;
  alt: string;
}

export interface ImagesOfForm extends Pick<WrittenProduct, 'existingImages' | 'imageOrder' | 'imageAlts'> {
  /** Texts of the images as they are stored, by name. */
  storedAlts: ReadonlyMap<string, string>;
  /** Names the new images got, in the order in which they were sent. */
  newNames: readonly string[];
}

/**
 * A product's images as its form arranges them: first those that are named in the order, then the kept ones, then the
 * new ones. Throws a refusal when the order names an image that the form does not have.
 */
export function placeImages(form: ImagesOfForm): PlacedImage[] {
  const { existingImages, imageOrder, imageAlts, storedAlts, newNames } = form;
  if (existingImages.length + newNames.length > mostImages) {
    throw refuseFields([{ field: 'images', text: writeTexts.productImagesTooMany(mostImages) }]);
  }
  const waiting: { token: ImageToken; image: PlacedImage }[] = [
    ...existingImages.map((name) => ({
      token: existingImage(name),
      image: { name, alt: storedAlts.get(name) ?? '' },
    })),
    ...newNames.map((name, index) => ({ token: newImage(index), image: { name, alt: '' } })),
  ].map(({ token, image }) => ({ token, image: { ...image, alt: imageAlts.get(token) ?? image.alt } }));

  const first = imageOrder.map((token) => {
    // The same picture may be kept twice; each mention takes one of them.
    const at = waiting.findIndex((one) => one.token === token);
    const [found] = at === -1 ? [] : waiting.splice(at, 1);
    if (!found) throw refuseFields([{ field: 'imageOrder', text: writeTexts.unreadable }]);
    return found.image;
  });
  return [...first, ...waiting.map(({ image }) => image)];
}
