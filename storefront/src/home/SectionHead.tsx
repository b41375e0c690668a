import { Heading } from '@elvora/design-system/Heading';
import { Text } from '@elvora/design-system/Text';
import type { ReactNode } from 'react';
import * as styles from './SectionHead.css.ts';

interface SectionHeadProps {
  /** Id of the heading, for the section's name. */
  id: string;
  title: string;
  text?: string;
  /** Where there is more of it. */
  action?: ReactNode;
}

/** Names a block of the home page. */
export function SectionHead({ id, title, text, action }: SectionHeadProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {text && <Text tone="soft">{text}</Text>}
      </div>
      {action}
    </div>
  );
}
