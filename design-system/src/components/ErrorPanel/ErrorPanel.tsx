import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconAlertTriangle, IconRefresh } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './ErrorPanel.css.ts';

export interface ErrorPanelProps {
  /** What went wrong. */
  title: string;
  /** What to do, and what is not lost. */
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** @default 'Retry' */
  retryLabel?: string;
  /** The new attempt is under way: keep the panel on the page, so that the focus stays on its button. @default false */
  isRetrying?: boolean;
  /** Another way out beside Retry. */
  action?: ReactNode;
}

/** Says at once that something failed, and offers to try again. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  isRetrying = false,
  action,
}: ErrorPanelProps) {
  return (
    <div className={styles.root} data-component="ErrorPanel">
      <span className={styles.icon}>
        <IconAlertTriangle size={28} />
      </span>
      <div className={styles.text} role="alert">
        <p className={styles.title}>{title}</p>
        {text && (
          <Text variant="bodySm" tone="soft">
            {text}
          </Text>
        )}
      </div>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {action}
          {onRetry && (
            <Button icon={IconRefresh} isBusy={isRetrying} onPress={onRetry} tone="secondary">
              {retryLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
