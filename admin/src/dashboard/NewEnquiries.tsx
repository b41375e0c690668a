import type { EnquiryEntry } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { EnquiryRows } from '../enquiries/EnquiryRows.tsx';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import * as styles from './DashboardView.css.ts';
import type { ArrivedPart } from './dashboardPart.ts';

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
        <Link href={hrefOf(paths.enquiries())}>{dashboard.allEnquiries}</Link>
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
          <EnquiryRows
            hrefOf={(id) => hrefOf(paths.enquiry(id, { status: 'new' }))}
            items={enquiries.data}
            now={now}
            openId={null}
          />
        ))}
    </section>
  );
}
