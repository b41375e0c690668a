import { IconRefresh, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as styles from './ImageTile.css.ts';
import type { ImageUploaderLabels } from './imageUploaderLabels.ts';
import type { NewImage } from './uploaderImage.ts';

interface UploadStateProps {
  image: NewImage;
  onRetry?: ((id: string) => void) | undefined;
  onCancel?: ((id: string) => void) | undefined;
  labels: ImageUploaderLabels;
}

/** The progress of an upload, or the reason why it failed. */
export function UploadState({ image: { id, name, upload }, labels, onRetry, onCancel }: UploadStateProps) {
  if (!upload || upload.status === 'done') return null;
  if (upload.status === 'uploading') {
    return (
      <div className={styles.upload}>
        <ProgressBar
          label={labels.uploading(name)}
          value={upload.progress === null ? undefined : upload.progress * 100}
        />
        {onCancel && (
          <IconButton
            hasTooltip={false}
            icon={IconX}
            label={labels.cancel(name)}
            onPress={() => onCancel(id)}
            size="sm"
          />
        )}
      </div>
    );
  }
  if (upload.status === 'offline') {
    return (
      <div className={styles.upload} role="status">
        <span>{labels.offline}</span>
      </div>
    );
  }
  return (
    <div className={styles.upload} role="alert">
      <span className={styles.failure}>{upload.reason}</span>
      {onRetry && (
        <IconButton
          hasTooltip={false}
          icon={IconRefresh}
          label={labels.retry(name)}
          onPress={() => onRetry(id)}
          size="sm"
        />
      )}
    </div>
  );
}
