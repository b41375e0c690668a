export { fileRejection, formatKilobytes, type FileRejection } from './imageFileOps.ts';
export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ExistingImage, ImageUpload, NewImage, RejectedFile, UploaderImage } from './uploaderImage.ts';
export type { ImageEditorLabels } from './imageEditorLabels.ts';
export type { ImageLimitTexts, ImageUploaderLabels } from './imageUploaderLabels.ts';
