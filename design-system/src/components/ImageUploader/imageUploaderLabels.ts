import type { ImageEditorLabels } from './imageEditorLabels.ts';
import type { FileRejection } from './imageFileOps.ts';

/** What can be changed about an image. */
export type ImageEdit = 'crop' | 'focalPoint' | 'cropAndFocalPoint';

/** The limits of the uploader, formatted: '10 MB', '50 million'. */
export interface ImageLimitTexts {
  maxSize: string;
  maxPixels: string;
}

export interface ImageUploaderLabels {
  upload: string;
  hint: (limits: ImageLimitTexts) => string;
  newImages: (count: number) => string;
  existingImages: string;
  /** Badge of the first image. */
  main: string;
  isNew: string;
  isStored: string;
  /** Accessible name of an image: 'photo.jpg, 240.5 KB, new, 2 of 5'. */
  image: (image: {
    name: string;
    size: string | null;
    state: string;
    number: number;
    count: number;
  }) => string;
  remove: (name: string) => string;
  actions: (name: string) => string;
  makeMain: string;
  moveEarlier: string;
  moveLater: string;
  editAlt: string;
  /** Opens the editor, named by what can be edited. */
  edit: Record<ImageEdit, string>;
  /** Follows the name of a rejected file. */
  rejected: Record<FileRejection, (limits: ImageLimitTexts) => string>;
  dismiss: string;
  /** Names files that are among the images already; they are added again. */
  duplicates: (names: readonly string[]) => string;
  uploading: (name: string) => string;
  /** The upload continues when the connection is back. */
  offline: string;
  retry: (name: string) => string;
  cancel: (name: string) => string;
  dialog: { title: string; field: string; hint: string; cancel: string; save: string };
  /** Texts of the editor; their defaults load with it. */
  editor?: Partial<ImageEditorLabels>;
  /** The editor has not loaded. */
  editorUnavailable: string;
  added: (count: number) => string;
  removed: (name: string) => string;
  edited: (name: string) => string;
  moved: (name: string, number: number, count: number) => string;
  drop: string;
}

export const imageUploaderLabels: ImageUploaderLabels = {
  upload: 'Upload Images',
  hint: ({ maxSize }) => `Maximum file size: ${maxSize} per image`,
  newImages: (count) => `New Images (${count})`,
  existingImages: 'Existing Images',
  main: 'Main',
  isNew: 'new',
  isStored: 'stored',
  image: ({ name, size, state, number, count }) =>
    [name, size, state, `${number} of ${count}`].filter(Boolean).join(', '),
  remove: (name) => `Remove ${name}`,
  actions: (name) => `Actions for ${name}`,
  makeMain: 'Make main',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  editAlt: 'Describe',
  edit: { crop: 'Crop', focalPoint: 'Set focal point', cropAndFocalPoint: 'Crop and focal point' },
  rejected: {
    notAnImage: () => 'was left out: it is not a supported picture.',
    heic: () =>
      'was left out: HEIC pictures are not supported. Save it as JPG first; on an iPhone, choose Settings, Camera, Formats, Most Compatible.',
    empty: () => 'was left out: the file is empty.',
    tooLarge: ({ maxSize }) => `was left out: it has ${maxSize} or more.`,
    damaged: () => 'was left out: the file is damaged or not a picture.',
    tooManyPixels: ({ maxPixels }) => `was left out: it has more than ${maxPixels} pixels.`,
  },
  dismiss: 'Close',
  duplicates: (names) =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} among the images already, and added once more.`,
  offline: 'No connection. Goes on when it is back.',
  uploading: (name) => `Uploading ${name}`,
  retry: (name) => `Retry ${name}`,
  cancel: (name) => `Cancel ${name}`,
  dialog: {
    title: 'Describe Image',
    field: 'What the picture shows',
    hint: 'Read to people who do not see it, and shown when it cannot be loaded.',
    cancel: 'Cancel',
    save: 'Save',
  },
  editorUnavailable: 'The editor cannot be loaded. Check the connection, then try again.',
  added: (count) => `${count} ${count === 1 ? 'image' : 'images'} added`,
  removed: (name) => `${name} removed`,
  edited: (name) => `${name} changed`,
  moved: (name, number, count) => `${name} is ${number} of ${count}`,
  drop: 'Drop images here',
};
