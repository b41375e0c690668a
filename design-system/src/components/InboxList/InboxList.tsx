import type { IconComponent } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InboxList.css.ts';

export interface InboxItem {
  id: number;
  href: string;
  sender: string;
  /** Kind of message, with its icon: 'Quote request'. */
  kind: string;
  icon: IconComponent;
  summary: string;
  /** ISO 8601. */
  dateTime: string;
  /** Formatted date: 'Yesterday'. */
  dateText: string;
  isUnread: boolean;
}

export interface InboxListProps {
  items: readonly InboxItem[];
  /** Id of the open message. */
  currentId?: number | null;
  /** Text alternative of the dot. @default 'New' */
  unreadLabel?: string;
}

/** Lists received messages as links; a dot marks unread ones. */
export function InboxList({ items, currentId, unreadLabel = 'New' }: InboxListProps) {
  return (
    <ul className={styles.root} data-component="InboxList" role="list">
      {items.map(({ id, href, sender, kind, icon: Icon, summary, dateTime, dateText, isUnread }) => (
        <li className={styles.item} key={id}>
          <a
            aria-current={id === currentId ? 'true' : undefined}
            className={styles.link}
            data-id={id}
            href={href}
          >
            <span className={`${styles.sender} ${isUnread ? styles.unread : ''}`}>{sender}</span>
            <time className={styles.date} dateTime={dateTime}>
              {dateText}
            </time>
            <span className={styles.kind}>
              <Icon size={18} /> {kind}
            </span>
            {isUnread && (
              <span className={styles.dot}>
                <VisuallyHidden>{unreadLabel}</VisuallyHidden>
              </span>
            )}
            <span className={styles.summary}>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
