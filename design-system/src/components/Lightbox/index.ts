export { Lightbox, type LightboxItem, type LightboxPhoto, type LightboxProps } from './Lightbox.tsx';
export { lightboxLabels, type LightboxLabels } from './lightboxLabels.ts';
