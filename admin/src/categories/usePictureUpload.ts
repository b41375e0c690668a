import { imageFileProblem, isAcceptedImage, validationTexts } from '@elvora/catalogue/contract';
import type { Picture } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { texts } from '../texts.ts';

interface PictureUploadOptions {
  isDisabled: boolean;
  /** Called with the message for the image field; undefined clears it. */
  onError: (text: string | undefined) => void;
  /** Called with the name of the stored picture. */
  onUploaded: (name: string) => void;
}

/** Uploads pictures for the image field, one at a time, after checking the file. */
export function usePictureUpload({ isDisabled, onError, onUploaded }: PictureUploadOptions) {
  const { uploadPicture } = useCategoryActions();
  const [isUploading, setUploading] = useState(false);
  const [uploaded, setUploaded] = useState<readonly Picture[]>([]);

  const upload = async (file: File) => {
    const problem = await fileProblemText(file);
    onError(problem ?? undefined);
    if (problem !== null || isDisabled || isUploading) return;
    setUploading(true);
    const outcome = await uploadPicture(file, {
      isErrorHandled: (error) => error.fields['image'] !== undefined,
    });
    setUploading(false);
    if (outcome.status === 'done') {
      setUploaded((before) => [...before, outcome.value]);
      onUploaded(outcome.value.name);
    } else {
      onError(outcome.error.fields['image']);
    }
  };

  return {
    isUploading,
    /** Pictures uploaded in this dialog. */
    uploaded,
    upload,
  };
}

async function fileProblemText(file: File): Promise<string | null> {
  switch (imageFileProblem(file)) {
    case 'notAnImage':
      return texts.categories.notAnImage;
    case 'empty':
      return validationTexts.imageEmpty;
    case 'tooLarge':
      return validationTexts.imageTooLarge;
    case null:
      return (await isAcceptedImage(file)) ? null : texts.categories.notAnImage;
  }
}
