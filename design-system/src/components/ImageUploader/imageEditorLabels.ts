import type { DialogLabels } from '../Dialog/index.ts';
import type { ImageCropperLabels } from '../ImageCropper/index.ts';
import type { ImageEdit, ImageLimitTexts } from './imageUploaderLabels.ts';

export interface ImageEditorLabels {
  title: Record<ImageEdit, (name: string) => string>;
  cancel: string;
  save: string;
  saving: string;
  /** The cropped picture cannot be written. */
  failed: string;
  /** The cropped file is not smaller than the limit. */
  tooLarge: (limits: ImageLimitTexts) => string;
  /** Close button and the question before changes are lost. */
  dialog?: Partial<DialogLabels>;
  cropper?: Partial<ImageCropperLabels>;
}

export const imageEditorLabels: ImageEditorLabels = {
  title: {
    crop: (name) => `Crop ${name}`,
    focalPoint: (name) => `Focal point of ${name}`,
    cropAndFocalPoint: (name) => `Crop and focal point of ${name}`,
  },
  cancel: 'Cancel',
  save: 'Apply',
  saving: 'Applying…',
  failed: 'The picture cannot be cropped: the browser cannot write it. Choose a smaller part of it.',
  tooLarge: ({ maxSize }) =>
    `The cropped picture would have ${maxSize} or more. Choose a smaller part of it.`,
};
