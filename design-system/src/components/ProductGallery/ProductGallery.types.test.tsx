import { ProductGallery } from './index.ts';

export const needsPicturesAndAName = () => (
  <ProductGallery name="Power Contactor" orientation="vertical" pictures={[{ source: null, alt: 'Front' }]} />
);

// @ts-expect-error every picture says what it shows
export const needsTexts = () => <ProductGallery name="Power Contactor" pictures={[{ source: null }]} />;

// @ts-expect-error thumbnails stand beside or below
export const refusesOtherPlaces = () => <ProductGallery name="" orientation="above" pictures={[]} />;
