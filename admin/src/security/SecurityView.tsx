import type { StaffSecurity, StaffSessionEntry } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { Chip } from '@elvora/design-system/Chip';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Inline, Stack } from '@elvora/design-system/layout';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { formatShortDate } from '../formatDate.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';
import type { SecurityTask } from './securityTask.ts';

interface ReadySecurityProps {
  status: 'ready';
  security: StaffSecurity;
  now: number;
  /** Id of the session that is being ended; `others` for all others. */
  busyId: string | null;
  onTask: (task: SecurityTask) => void;
  /** Ends one session; without an id, all others. */
  onEndSession: (id?: string) => void;
}

export type SecurityViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | ReadySecurityProps;

/** The user's account: password, second factor and sessions. */
export function SecurityView(props: SecurityViewProps) {
  const { security } = texts;
  return (
    <AdminPage heading={security.heading} isLoading={props.status === 'loading'}>
      <Text tone="soft">{security.lead}</Text>
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: SecurityViewProps) {
  const { security } = texts;
  switch (props.status) {
    case 'loading':
      return <LoadingStatus text={security.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready':
      if (!props.security.isSignInOn) return <Callout text={security.signInOff} />;
      return (
        <Stack gap="3">
          <Panel
            action={
              <Button onPress={() => props.onTask('password')} size="sm" tone="secondary">
                {texts.account.password}
              </Button>
            }
            title={security.password}
          >
            <PanelBody>
              <Text>{security.passwordText}</Text>
            </PanelBody>
          </Panel>
          <SecondFactorPanel {...props} />
          <SessionsPanel {...props} />
        </Stack>
      );
  }
}

function SecondFactorPanel({ security: { hasSecondFactor, recoveryCodes }, onTask }: ReadySecurityProps) {
  const { security } = texts;
  return (
    <Panel
      action={
        <Chip hasDot tone={hasSecondFactor ? 'success' : 'neutral'}>
          {hasSecondFactor ? security.on : security.off}
        </Chip>
      }
      title={security.secondFactor}
    >
      <PanelBody>
        <Stack gap="2">
          <Text>
            {hasSecondFactor ? `${security.onText} ${security.codesLeft(recoveryCodes)}` : security.offText}
          </Text>
          <Inline>
            {hasSecondFactor ? (
              <>
                <Button onPress={() => onTask('renewCodes')} size="sm" tone="secondary">
                  {security.renewCodes}
                </Button>
                <Button onPress={() => onTask('turnOff')} size="sm" tone="secondary">
                  {security.turnOff}
                </Button>
              </>
            ) : (
              <Button onPress={() => onTask('setUp')} size="sm">
                {security.setUp}
              </Button>
            )}
          </Inline>
        </Stack>
      </PanelBody>
    </Panel>
  );
}

function SessionsPanel({ security: { sessions }, now, busyId, onEndSession }: ReadySecurityProps) {
  const { security } = texts;
  return (
    <Panel
      action={
        sessions.length > 1 && (
          <Button isBusy={busyId === 'others'} onPress={() => onEndSession()} size="sm" tone="secondary">
            {security.endOthers}
          </Button>
        )
      }
      title={security.sessions}
    >
      <PanelBody>
        <RowList label={security.sessions}>
          {sessions.map((session) => (
            <RowListItem
              action={
                !session.isCurrent && (
                  <Button
                    isBusy={busyId === session.id}
                    onPress={() => onEndSession(session.id)}
                    size="sm"
                    tone="ghost"
                  >
                    {security.endSession}{' '}
                    <VisuallyHidden>{session.browser || security.unknownBrowser}</VisuallyHidden>
                  </Button>
                )
              }
              badges={session.isCurrent && <Chip variant="outline">{security.thisSession}</Chip>}
              facts={sessionFacts(session, now)}
              key={session.id}
              name={session.browser || security.unknownBrowser}
            />
          ))}
        </RowList>
      </PanelBody>
    </Panel>
  );
}

function sessionFacts({ openedAt, seenAt, address }: StaffSessionEntry, now: number): string {
  const { security } = texts;
  const short = (at: number) => formatShortDate(new Date(at).toISOString(), now);
  return security.sessionFacts({
    opened: short(openedAt),
    seen: short(seenAt),
    address: address || security.unknownAddress,
  });
}
