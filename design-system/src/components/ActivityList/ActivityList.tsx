import type { IconComponent } from '../Icon/index.ts';
import * as styles from './ActivityList.css.ts';

export interface ActivityItem {
  id: number;
  href: string;
  icon: IconComponent;
  title: string;
  /** Clamped to two lines. */
  summary: string;
  /** ISO 8601. */
  dateTime: string;
  /** Formatted date: 'Yesterday'. */
  dateText: string;
}

export interface ActivityListProps {
  items: readonly ActivityItem[];
}

/** Lists recent events, each as a link to its page; belongs inside a `Panel`. */
export function ActivityList({ items }: ActivityListProps) {
  return (
    <ul data-component="ActivityList" role="list">
      {items.map(({ id, href, icon: Icon, title, summary, dateTime, dateText }) => (
        <li className={styles.item} key={id}>
          <a className={styles.link} href={href}>
            <span className={styles.icon}>
              <Icon size={20} />
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.summary}>{summary}</span>
            <time className={styles.date} dateTime={dateTime}>
              {dateText}
            </time>
          </a>
        </li>
      ))}
    </ul>
  );
}
