export {
  gallerySizes,
  ProductGallery,
  type GalleryPicture,
  type ProductGalleryProps,
} from './ProductGallery.tsx';
export { galleryLabels, type GalleryLabels } from './galleryLabels.ts';
export { galleryOrientations, type GalleryOrientation } from './galleryState.ts';
