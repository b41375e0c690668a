import { Text } from '../Text/index.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  /** Year or date. */
  date: string;
  text: string;
}

export interface TimelineProps {
  /** Events in order; up to three in a row from `md` up. */
  items: readonly TimelineEvent[];
}

/** Dates along a line, which is vertical on narrow screens. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className={styles.root} data-component="Timeline" role="list">
      {items.map(({ date, text }) => (
        <li className={styles.event} key={date}>
          <span className={styles.date}>{date}</span>
          <Text isInline tone="soft">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
