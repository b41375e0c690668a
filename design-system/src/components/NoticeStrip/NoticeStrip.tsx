import type { ReactNode } from 'react';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './NoticeStrip.css.ts';

export interface NoticeStripProps {
  /** Accessible name of the region. @default `text` */
  label?: string;
  text: string;
  /** Progress from 0 to 1; omit if the notice is not about a process. */
  progress?: number;
  /** One or two buttons of size `sm`. */
  actions?: ReactNode;
}

/** One-line notice with actions above the content it concerns. */
export function NoticeStrip({ text, label = text, progress, actions }: NoticeStripProps) {
  return (
    <section aria-label={label} className={styles.root} data-component="NoticeStrip">
      <Text isInline variant="bodySm">
        {text}
      </Text>
      {progress !== undefined && (
        <span className={styles.progress}>
          <ProgressBar label={text} value={progress * 100} />
        </span>
      )}
      {actions && <span className={styles.actions}>{actions}</span>}
    </section>
  );
}
