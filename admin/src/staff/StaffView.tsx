import type { StaffAccount } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconPlus } from '@elvora/design-system/Icon';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import { AdminPage } from '../layout/AdminPage.tsx';
import * as list from '../layout/listRows.css.ts';
import { texts } from '../texts.ts';
import type { StaffTask } from './staffTask.ts';

interface ReadyStaffProps {
  status: 'ready';
  accounts: readonly StaffAccount[];
  /** Who is signed in. */
  userName: string;
  onTask: (task: StaffTask) => void;
}

export type StaffViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  /** For others than the owner. */
  | { status: 'refused' }
  | ReadyStaffProps;

/** Who may sign in, and what they may do. */
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
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> {staff.loading}
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'refused':
      return <EmptyState title={staff.ownerOnly} />;
    case 'ready':
      return (
        <ul aria-label={staff.list} className={list.list} role="list">
          {props.accounts.map((account) => (
            <li className={list.item} key={account.id}>
              <div className={list.main}>
                <span className={list.name}>{account.userName}</span>
                <Chip tone={account.role === 'owner' ? 'brand' : 'neutral'}>{staff.roles[account.role]}</Chip>
                {account.userName === props.userName && <Chip variant="outline">{staff.you}</Chip>}
                {account.isDisabled && (
                  <Chip hasDot tone="warning">
                    {staff.disabled}
                  </Chip>
                )}
              </div>
              <AccountActionsMenu account={account} onTask={props.onTask} />
            </li>
          ))}
        </ul>
      );
  }
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
  const able: MenuItem<ActionId> = account.isDisabled
    ? { id: 'enable', label: staff.enable }
    : { id: 'disable', label: staff.disable, tone: 'danger' };
  return (
    <MenuButton
      groups={[
        [
          { id: 'role', label: staff.changeRole },
          { id: 'password', label: staff.setPassword },
        ],
        [able],
      ]}
      label={staff.more(account.userName)}
      onAction={(kind: ActionId) => onTask({ kind, account })}
      size="sm"
    />
  );
}
