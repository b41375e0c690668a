import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './EmptyState.css.ts';
import { type EmptyDrawingName, emptyDrawings } from './emptyDrawings.ts';

export interface EmptyStateProps {
  /** Name of the missing content. */
  title: string;
  /** Reason or advice. */
  text?: string;
  /** Next step: one or two small secondary buttons. */
  action?: ReactNode;
  /** @default 'shelf' */
  drawing?: EmptyDrawingName;
  /** Heading level of the title; omit for plain text. */
  headingLevel?: HeadingLevel;
}

/** Explains missing content and offers a next step. */
export function EmptyState({ title, text, action, drawing = 'shelf', headingLevel }: EmptyStateProps) {
  const { lines, dashes } = emptyDrawings[drawing];
  return (
    <div className={styles.root} data-component="EmptyState">
      <svg aria-hidden className={styles.drawing} height="52" viewBox="0 0 104 52" width="104">
        <path d={lines} />
        {dashes && <path d={dashes} strokeDasharray="4 4" />}
      </svg>
      {headingLevel ? (
        <Heading level={headingLevel} variant="heading4">
          {title}
        </Heading>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {text && (
        <Text variant="bodySm" tone="soft">
          {text}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
