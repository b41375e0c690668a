import type { EnquiryEntry } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { enquiryIcons } from '../enquiries/enquiryKinds.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { shortWhen } from '../when.ts';
import * as styles from './DashboardView.css.ts';
import type { ArrivedPart } from './dashboardPart.ts';
import * as rowStyles from './NewEnquiries.css.ts';

interface NewEnquiriesProps {
  enquiries: ArrivedPart<readonly EnquiryEntry[]>;
  now: number;
}

/** The newest enquiries nobody has answered. */
export function NewEnquiries({ enquiries, now }: NewEnquiriesProps) {
  const { dashboard } = texts;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Heading level={2} look="heading5">
          {dashboard.newEnquiries}
        </Heading>
        <Link href={hrefOf(paths.enquiries())} isStandalone>
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
            <Text look="bodySm" tone="muted">
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
      <a className={rowStyles.row} href={hrefOf(paths.enquiry(id, { status: 'new' }))}>
        <span className={rowStyles.icon}>
          <Icon size={20} />
        </span>
        <span className={rowStyles.sender}>{name || email || phone}</span>
        <span className={rowStyles.about}>
          {[texts.enquiries.kindNames[kind], summary].filter(Boolean).join(', ')}
        </span>
        <time className={rowStyles.when} dateTime={receivedAt}>
          {shortWhen(receivedAt, now)}
        </time>
      </a>
    </li>
  );
}
