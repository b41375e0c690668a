import type { EnquiryEntry } from '@elvora/catalogue/model';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { texts } from '../texts.ts';
import { formatShortDate } from '../formatDate.ts';
import { enquiryIcons } from './enquiryIcons.ts';
import * as styles from './EnquiryRows.css.ts';

interface EnquiryRowsProps {
  items: readonly EnquiryEntry[];
  getHref: (id: number) => string;
  openId: number | null;
  now: number;
}

/** Enquiries one below the other; a dot marks those nobody has answered yet. */
export function EnquiryRows({ items, getHref, openId, now }: EnquiryRowsProps) {
  const { enquiries } = texts;
  return (
    <ul className={styles.list} role="list">
      {items.map(({ id, kind, status, name, email, phone, summary, receivedAt }) => {
        const Icon = enquiryIcons[kind];
        return (
          <li className={styles.item} key={id}>
            <a aria-current={id === openId ? 'true' : undefined} className={styles.row} href={getHref(id)}>
              <span className={`${styles.sender} ${status === 'new' ? styles.isNew : ''}`}>
                {name || email || phone}
              </span>
              <time className={styles.date} dateTime={receivedAt}>
                {formatShortDate(receivedAt, now)}
              </time>
              <span className={styles.kind}>
                <Icon size={18} /> {enquiries.kindNames[kind]}
              </span>
              {status === 'new' && (
                <span className={styles.dot}>
                  <VisuallyHidden>{enquiries.statuses.new}</VisuallyHidden>
                </span>
              )}
              <span className={styles.summary}>{summary}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
