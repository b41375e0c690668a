import { Button } from '../Button/index.ts';
import * as styles from './UpdateNotice.css.ts';

export interface UpdateNoticeProps {
  /** Whether a newer version has been released. */
  isShown: boolean;
  /** @default 'This site has been updated. Reload to continue.' */
  text?: string;
  /** @default 'Reload' */
  label?: string;
  onReload: () => void;
}

/** Announces a new release of the site and offers to reload. */
export function UpdateNotice({
  isShown,
  text = 'This site has been updated. Reload to continue.',
  label = 'Reload',
  onReload,
}: UpdateNoticeProps) {
  return (
    <div className={styles.container} data-component="UpdateNotice" role="status">
      {isShown && (
        <div className={styles.notice}>
          <p className={styles.text}>{text}</p>
          <Button onPress={onReload} tone="inverse">
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
