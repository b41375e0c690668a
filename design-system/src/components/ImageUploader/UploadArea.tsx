import { useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconPhotoPlus, IconUpload } from '../Icon/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageLimitTexts, ImageUploaderLabels } from './imageUploaderLabels.ts';
import { useFileDrop } from './useFileDrop.ts';

interface UploadAreaProps {
  accept: string;
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
  limits: ImageLimitTexts;
  labels: ImageUploaderLabels;
}

/** The upload button and the area that shows where dropped files go. */
export function UploadArea({ accept, isMultiple, isDisabled, onFiles, limits, labels }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isOver = useFileDrop({ isOff: isDisabled, onFiles });
  return (
    <div className={styles.dropZone} data-over={isOver || undefined} data-part="upload">
      <span className={styles.icon}>
        <IconPhotoPlus size={28} />
      </span>
      <Button
        describedBy={hintId}
        icon={IconUpload}
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
        tone="secondary"
      >
        {labels.upload}
      </Button>
      <input
        accept={accept}
        aria-label={labels.upload}
        className={styles.input}
        disabled={isDisabled}
        multiple={isMultiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again (S-336).
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <p className={styles.hint} id={hintId}>
        {isOver ? labels.drop : labels.hint(limits)}
      </p>
    </div>
  );
}
