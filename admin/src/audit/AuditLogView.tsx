import type { AuditEvent, CspReport } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Inline, Stack } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { formatLongDateTime, formatShortDate } from '../formatDate.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';

interface ReadyAuditLogProps {
  status: 'ready';
  /** Newest first. */
  events: readonly AuditEvent[];
  /** Violations reported by browsers; only on the first page. */
  reports: readonly CspReport[];
  now: number;
  /** Shows earlier entries; null when there are none. */
  onOlder: (() => void) | null;
  /** Returns to the latest entries; null when they are already shown. */
  onLatest: (() => void) | null;
}

export type AuditLogViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  /** The user is not an owner. */
  | { status: 'forbidden' }
  | ReadyAuditLogProps;

/** Lists staff actions and their sources, and below them the violations reported by browsers. */
export function AuditLogView(props: AuditLogViewProps) {
  const { audit } = texts;
  return (
    <AdminPage heading={audit.heading} isLoading={props.status === 'loading'}>
      <Text tone="soft">{audit.lead}</Text>
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: AuditLogViewProps) {
  const { audit } = texts;
  switch (props.status) {
    case 'loading':
      return <LoadingStatus text={audit.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'forbidden':
      return <EmptyState title={audit.ownerOnly} />;
    case 'ready':
      return (
        <Stack gap="3">
          <Events {...props} />
          {props.reports.length > 0 && <Reports {...props} />}
        </Stack>
      );
  }
}

function Events({ events, onOlder, onLatest }: ReadyAuditLogProps) {
  const { audit } = texts;
  return (
    <>
      {events.length === 0 ? (
        <EmptyState drawing="clock" title={audit.empty} />
      ) : (
        <RowList isOrdered label={audit.list}>
          {events.map((event) => (
            <RowListItem
              badges={isRefusal(event) && <Chip tone="warning">{audit.refused}</Chip>}
              facts={eventFacts(event)}
              key={event.id}
              name={audit.actions[event.action] ?? event.action}
            />
          ))}
        </RowList>
      )}
      {(onOlder ?? onLatest) && (
        <Inline>
          {onLatest && (
            <Button onPress={onLatest} tone="secondary">
              {audit.latest}
            </Button>
          )}
          {onOlder && (
            <Button onPress={onOlder} tone="secondary">
              {audit.older}
            </Button>
          )}
        </Inline>
      )}
    </>
  );
}

function Reports({ reports, now }: ReadyAuditLogProps) {
  const { audit } = texts;
  return (
    <Panel title={audit.reports}>
      <PanelBody>
        <Stack gap="2">
          <Text tone="soft">{audit.reportsText}</Text>
          <RowList label={audit.reports}>
            {reports.map(({ directive, blocked, page, reports: count, lastAt }) => (
              <RowListItem
                facts={audit.reportFacts({ page, count, last: formatShortDate(lastAt, now) })}
                key={[directive, blocked, page].join(' ')}
                name={`${directive}: ${blocked}`}
              />
            ))}
          </RowList>
        </Stack>
      </PanelBody>
    </Panel>
  );
}

const refusals = ['signIn.refused', 'signIn.limited', 'signIn.codeRefused', 'password.refused'];
const isRefusal = ({ action }: AuditEvent) => refusals.includes(action);

const eventFacts = ({ at, actor, source, target, detail }: AuditEvent) =>
  [formatLongDateTime(at), actor || (target === '' ? texts.audit.unknownAccount : ''), source, target, detail]
    .filter((fact) => fact !== '')
    .join(' · ');
