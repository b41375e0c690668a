import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './SectionHeader.css.ts';

export interface SectionHeaderProps {
  /** Id of the heading, for the `labelledBy` of its `Section`. */
  id: string;
  title: string;
  /** One sentence below the title. */
  text?: string;
  /** Link to the full list. */
  action?: ReactNode;
}

/** Title of a page section with one action at the end of the line. */
export function SectionHeader({ id, title, text, action }: SectionHeaderProps) {
  return (
    <div className={styles.root} data-component="SectionHeader">
      <div className={styles.textBlock}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
      </div>
      {action}
    </div>
  );
}
