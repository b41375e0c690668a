import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconAlertTriangle, IconRefresh } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './ErrorPanel.css.ts';

export interface ErrorPanelProps {
  /** Says what failed. */
  title: string;
  /** Advice, and which data is safe. */
  text?: string;
  /** Adds the Retry button. */
  onRetry?: () => void;
  /** @default 'Retry' */
  retryLabel?: string;
  /** The retry is in progress; keep the panel rendered meanwhile so that focus stays on its button. @default false */
  isRetrying?: boolean;
  /** Further action beside Retry. */
  action?: ReactNode;
}

/** Announces a failure and offers to retry. */
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
