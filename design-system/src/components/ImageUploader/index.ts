export { fileRejection, formatKilobytes, type FileRejection } from './imageFileOps.ts';
export {
  ImageUploader,
  type ExistingImage,
  type ImageUploaderProps,
  type ImageUpload,
  type NewImage,
  type RejectedFile,
  type UploaderImage,
} from './ImageUploader.tsx';
export type { ImageUploaderLabels } from './imageUploaderLabels.ts';
