import type { EnquiryEntry } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { enquiryIcons } from '../enquiries/enquiryIcons.ts';
import { toHref, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { formatShortDate } from '../formatDate.ts';
import * as styles from './DashboardView.css.ts';
import type { SettledPanelState } from './dashboardPanelState.ts';
import * as rowStyles from './NewEnquiries.css.ts';

interface NewEnquiriesProps {
  enquiries: SettledPanelState<readonly EnquiryEntry[]>;
  now: number;
}

/** The newest enquiries nobody has answered. */
export function NewEnquiries({ enquiries, now }: NewEnquiriesProps) {
  const { dashboard } = texts;
  return (
    <section className={styles.section}>
      <div className={styles.header}>
        <Heading level={2} variant="heading5">
          {dashboard.newEnquiries}
        </Heading>
        <Link href={toHref(paths.enquiries())} isStandalone>
          {dashboard.allEnquiries}
        </Link>
      </div>
      {enquiries.status === 'failed' && (
        <div className={styles.note}>
          <ErrorPanel onRetry={enquiries.onRetry} title={texts.enquiries.loadFailed} />
        </div>
      )}
      {enquiries.status === 'ready' &&
        (enquiries.data.length === 0 ? (
          <div className={styles.note}>
            <Text variant="bodySm" tone="muted">
              {dashboard.noEnquiries}
            </Text>
          </div>
        ) : (
          <ul role="list">
            {enquiries.data.map((enquiry) => (
              <Row enquiry={enquiry} key={enquiry.id} now={now} />
            ))}
          </ul>
        ))}
    </section>
  );
}

function Row({ enquiry, now }: { enquiry: EnquiryEntry; now: number }) {
  const { id, kind, name, email, phone, summary, receivedAt } = enquiry;
  const Icon = enquiryIcons[kind];
  return (
    <li className={rowStyles.item}>
      <a className={rowStyles.row} href={toHref(paths.enquiry(id, { status: 'new' }))}>
        <span className={rowStyles.icon}>
          <Icon size={20} />
        </span>
        <span className={rowStyles.sender}>{name || email || phone}</span>
        <span className={rowStyles.summary}>
          {[texts.enquiries.kindNames[kind], summary].filter(Boolean).join(', ')}
        </span>
        <time className={rowStyles.date} dateTime={receivedAt}>
          {formatShortDate(receivedAt, now)}
        </time>
      </a>
    </li>
  );
}
