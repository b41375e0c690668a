import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Callout.css.ts';

export interface CalloutProps {
  /** Heading of the callout; with it the edge at the start is accented. */
  title?: string;
  /** Rank of the title in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
  text: string;
  /** Buttons beside the text, below it where the line is full. */
  action?: ReactNode;
  /** Announces the callout when it appears. @default false */
  isStatus?: boolean;
}

/** Sets a promise or a notice apart from the text around it. */
export function Callout({ title, headingLevel = 3, text, action, isStatus = false }: CalloutProps) {
  return (
    <div
      className={`${styles.root} ${title ? styles.titled : styles.plain}`}
      data-component="Callout"
      role={isStatus ? 'status' : undefined}
    >
      {title && (
        <Heading level={headingLevel} variant="heading4">
          {title}
        </Heading>
      )}
      <Text tone={title ? 'soft' : undefined}>{text}</Text>
      {action}
    </div>
  );
}
