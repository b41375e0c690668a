import { useSyncExternalStore } from 'react';
import { IconWorld } from '../Icon/index.ts';
import * as styles from './OfflineNotice.css.ts';

export interface OfflineNoticeProps {
  /** @default 'You are offline. This page stays open; everything else returns when you are back online.' */
  text?: string;
}

/** Announces that the browser is offline and disappears once it is online again. */
export function OfflineNotice({
  text = 'You are offline. This page stays open; everything else returns when you are back online.',
}: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.container} data-component="OfflineNotice" role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <IconWorld size={18} />
          {text}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
