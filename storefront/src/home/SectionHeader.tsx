import { Heading } from '@elvora/design-system/Heading';
import { Text } from '@elvora/design-system/Text';
import type { ReactNode } from 'react';
import * as styles from './SectionHeader.css.ts';

interface SectionHeaderProps {
  /** Id of the heading, for the section's name. */
  id: string;
  title: string;
  text?: string;
  /** Where there is more of it. */
  action?: ReactNode;
}

/** Names a block of the home page. */
export function SectionHeader({ id, title, text, action }: SectionHeaderProps) {
  return (
    <div className={styles.root}>
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
