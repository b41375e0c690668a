import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Callout.css.ts';

export interface CalloutProps {
  /** Heading; also accents the start edge. */
  title?: string;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel;
  text: string;
  /** Buttons beside the text, wrapping below it. */
  action?: ReactNode;
  /** Announces the callout when it is rendered (`role="status"`). @default false */
  isStatus?: boolean;
}

/** Highlights a promise or a notice within content. */
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
