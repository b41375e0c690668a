import type { EnquiryEntry } from '@elvora/catalogue/model';
import { type ActivityItem, ActivityList } from '@elvora/design-system/ActivityList';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Link } from '@elvora/design-system/Link';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { Text } from '@elvora/design-system/Text';
import { enquiryIcons } from '../enquiries/enquiryIcons.ts';
import { formatShortDate } from '../formatDate.ts';
import { paths, toHref } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import type { SettledPanelState } from './dashboardPanelState.ts';

interface NewEnquiriesProps {
  enquiries: SettledPanelState<readonly EnquiryEntry[]>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The newest unanswered enquiries. */
export function NewEnquiries({ enquiries, now }: NewEnquiriesProps) {
  const { dashboard } = texts;
  return (
    <Panel
      action={
        <Link href={toHref(paths.enquiries())} isStandalone>
          {dashboard.allEnquiries}
        </Link>
      }
      title={dashboard.newEnquiries}
    >
      {enquiries.status === 'failed' && (
        <PanelBody>
          <ErrorPanel onRetry={enquiries.onRetry} title={texts.enquiries.loadFailed} />
        </PanelBody>
      )}
      {enquiries.status === 'ready' &&
        (enquiries.data.length === 0 ? (
          <PanelBody>
            <Text variant="bodySm" tone="muted">
              {dashboard.noEnquiries}
            </Text>
          </PanelBody>
        ) : (
          <ActivityList items={enquiries.data.map((enquiry) => toActivityItem(enquiry, now))} />
        ))}
    </Panel>
  );
}

function toActivityItem(enquiry: EnquiryEntry, now: number): ActivityItem {
  const { id, kind, name, email, phone, summary, receivedAt } = enquiry;
  return {
    id,
    href: toHref(paths.enquiry(id, { status: 'new' })),
    icon: enquiryIcons[kind],
    title: name || email || phone,
    summary: [texts.enquiries.kindNames[kind], summary].filter(Boolean).join(', '),
    dateTime: receivedAt,
    dateText: formatShortDate(receivedAt, now),
  };
}
