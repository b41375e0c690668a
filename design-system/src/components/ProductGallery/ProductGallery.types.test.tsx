import { ProductGallery } from './index.ts';

export const needsPicturesAndAName = () => (
  <ProductGallery name="Power Contactor" orientation="vertical" pictures={[{ source: null, alt: 'Front' }]} />
);

// @ts-expect-error the alternative text is required
export const needsTexts = () => <ProductGallery name="Power Contactor" pictures={[{ source: null }]} />;

// @ts-expect-error thumbnails are beside or below
export const rejectsOtherOrientations = () => <ProductGallery name="" orientation="above" pictures={[]} />;
