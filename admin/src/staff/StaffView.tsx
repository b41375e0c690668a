import type { StaffAccount } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconPlus } from '@elvora/design-system/Icon';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';
import type { StaffTask } from './staffTask.ts';

interface ReadyStaffProps {
  status: 'ready';
  accounts: readonly StaffAccount[];
  /** Name of the signed-in user. */
  userName: string;
  onTask: (task: StaffTask) => void;
}

export type StaffViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  /** The user is not an owner. */
  | { status: 'forbidden' }
  | ReadyStaffProps;

/** Staff accounts and their roles. */
export function StaffView(props: StaffViewProps) {
  const { staff } = texts;
  return (
    <AdminPage
      action={
        props.status === 'ready' && (
          <Button icon={IconPlus} onPress={() => props.onTask({ kind: 'add' })}>
            {staff.add}
          </Button>
        )
      }
      heading={staff.heading}
      isLoading={props.status === 'loading'}
    >
      <Text tone="soft">{staff.lead}</Text>
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: StaffViewProps) {
  const { staff } = texts;
  switch (props.status) {
    case 'loading':
      return <LoadingStatus text={staff.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'forbidden':
      return <EmptyState title={staff.ownerOnly} />;
    case 'ready':
      return (
        <RowList label={staff.list}>
          {props.accounts.map((account) => (
            <RowListItem
              action={<AccountActionsMenu account={account} onTask={props.onTask} />}
              badges={<AccountBadges account={account} isOwn={account.userName === props.userName} />}
              key={account.id}
              name={account.userName}
            />
          ))}
        </RowList>
      );
  }
}

function AccountBadges({ account: { role, isDisabled }, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { staff } = texts;
  return (
    <>
      <Chip tone={role === 'owner' ? 'brand' : 'neutral'}>{staff.roles[role]}</Chip>
      {isOwn && <Chip variant="outline">{staff.you}</Chip>}
      {isDisabled && (
        <Chip hasDot tone="warning">
          {staff.disabled}
        </Chip>
      )}
    </>
  );
}

type ActionId = Exclude<StaffTask['kind'], 'add'>;

function AccountActionsMenu({
  account,
  onTask,
}: {
  account: StaffAccount;
  onTask: ReadyStaffProps['onTask'];
}) {
  const { staff } = texts;
  const toggle: MenuItem<ActionId> = account.isDisabled
    ? { id: 'enable', label: staff.enable }
    : { id: 'disable', label: staff.disable, tone: 'danger' };
  return (
    <MenuButton
      groups={[
        [
          { id: 'role', label: staff.changeRole },
          { id: 'password', label: staff.setPassword },
        ],
        [toggle],
      ]}
      label={staff.more(account.userName)}
      onAction={(kind: ActionId) => onTask({ kind, account })}
      size="sm"
    />
  );
}
