import { IconAlertCircleFilled, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageLimitTexts, ImageUploaderLabels } from './imageUploaderLabels.ts';
import type { RejectedFile } from './uploaderImage.ts';

interface RejectedFilesProps {
  files: readonly RejectedFile[];
  onDismiss: () => void;
  limits: ImageLimitTexts;
  labels: ImageUploaderLabels;
}

/** Lists rejected files with their reasons, in an alert that is always rendered. */
export function RejectedFiles({ files, onDismiss, limits, labels }: RejectedFilesProps) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={styles.rejected}>
          <ul className={styles.rejectedList}>
            {files.map(({ file, problem }) => (
              <li className={styles.rejectedFile} key={`${file.name} ${file.lastModified} ${file.size}`}>
                <IconAlertCircleFilled size={18} />
                <span>
                  <strong>{file.name}</strong> {labels.rejected[problem](limits)}
                </span>
              </li>
            ))}
          </ul>
          <IconButton hasTooltip={false} icon={IconX} label={labels.dismiss} onPress={onDismiss} size="sm" />
        </div>
      )}
    </div>
  );
}
