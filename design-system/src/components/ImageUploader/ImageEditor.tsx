import { useState } from 'react';
import { Text } from '../Text/index.ts';
import { FormDialog } from '../Dialog/index.ts';
import {
  type Crop,
  cropImage,
  type FocalPoint,
  focalPointInCrop,
  focalPointOfPicture,
  ImageCropper,
  initialCrop,
  isFullCrop,
} from '../ImageCropper/index.ts';
import { decodedSize } from './imageDecoding.ts';
import { describeLimits, type FileLimits, fileRejection } from './imageFileOps.ts';
import { imageEditorLabels } from './imageEditorLabels.ts';
import type { ImageEdit, ImageUploaderLabels } from './imageUploaderLabels.ts';
import type { NewImage, UploaderImage } from './uploaderImage.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface ImageEditorProps {
  image: UploaderImage;
  /** Null while the image has lost what could be edited. */
  edit: ImageEdit | null;
  aspectRatio: number | undefined;
  limits: FileLimits;
  onSave: (image: UploaderImage) => void;
  onClose: () => void;
  labels: ImageUploaderLabels;
}

const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Dialog that crops an image and sets its focal point. */
export function ImageEditor({ image, edit, aspectRatio, limits, onSave, onClose, labels }: ImageEditorProps) {
  const editor = { ...imageEditorLabels, ...labels.editor };
  const cropped = image.kind === 'new' && edit !== 'focalPoint' ? image.cropped : undefined;
  const objectUrl = useObjectUrl(image.kind === 'new' ? (cropped?.original ?? image.file) : null);
  const src = image.kind === 'new' ? objectUrl : (image.source?.src ?? null);
  const [crop, setCrop] = useState(cropped?.crop ?? null);
  const [focalPoint, setFocalPoint] = useState(() =>
    image.focalPoint ? focalPointOfPicture(image.focalPoint, cropped?.crop ?? fullCrop) : null,
  );
  const [hasChanges, setHasChanges] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!edit) return null;

  const save = async () => {
    setIsSaving(true);
    setError(null);
    try {
      const changed = await editedImage({ image, edit, crop, focalPoint, aspectRatio });
      const problem = changed.kind === 'new' && changed.cropped ? fileRejection(changed.file, limits) : null;
      if (problem) setError(editor.tooLarge(describeLimits(limits)));
      else onSave(changed);
    } catch {
      setError(editor.failed);
    }
    setIsSaving(false);
  };

  return (
    <FormDialog
      busyLabel={editor.saving}
      cancelLabel={editor.cancel}
      hasUnsavedChanges={hasChanges}
      isBusy={isSaving}
      isOpen
      labels={editor.dialog}
      onClose={onClose}
      onSubmit={() => void save()}
      submitLabel={editor.save}
      title={editor.title[edit](image.name)}
      width={560}
    >
      <div role="alert">{error !== null && <Text tone="danger">{error}</Text>}</div>
      {src !== null && (
        <ImageCropper
          alt={image.alt}
          aspectRatio={aspectRatio}
          crop={crop}
          focalPoint={focalPoint}
          label={image.name}
          labels={editor.cropper}
          onCropChange={
            edit === 'focalPoint'
              ? undefined
              : (next) => {
                  setCrop(next);
                  setHasChanges(true);
                }
          }
          onFocalPointChange={
            edit === 'crop'
              ? undefined
              : (next) => {
                  setFocalPoint(next);
                  setHasChanges(true);
                }
          }
          src={src}
        />
      )}
    </FormDialog>
  );
}

interface EditedImage {
  image: UploaderImage;
  edit: ImageEdit;
  crop: Crop | null;
  focalPoint: FocalPoint | null;
  aspectRatio: number | undefined;
}

/** Returns the image with its focal point and, when it can be cropped, its cropped file. */
async function editedImage({
  image,
  edit,
  crop,
  focalPoint,
  aspectRatio,
}: EditedImage): Promise<UploaderImage> {
  const { focalPoint: _previous, ...rest } = image;
  const withPoint = (kept: Crop) => (focalPoint ? { focalPoint: focalPointInCrop(focalPoint, kept) } : {});
  if (rest.kind === 'existing' || edit === 'focalPoint') return { ...rest, ...withPoint(fullCrop) };
  const { cropped, ...picked } = rest;
  const original = cropped?.original ?? picked.file;
  const size = crop === null && aspectRatio !== undefined ? await decodedSize(original) : null;
  const kept = crop ?? (size ? initialCrop(size, aspectRatio) : fullCrop);
  const result: NewImage = { ...picked, ...withPoint(kept), file: original };
  if (isFullCrop(kept)) return result;
  return { ...result, file: await cropImage(original, kept), cropped: { original, crop: kept } };
}
