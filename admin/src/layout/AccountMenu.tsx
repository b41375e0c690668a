import { IconHistory, IconLock, IconLogout, IconShieldCheck, IconUsers } from '@elvora/design-system/Icon';
import type { MenuItem } from '@elvora/design-system/Menu';
import { UserMenu } from '@elvora/design-system/UserMenu';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { PasswordDialog } from '../staff/PasswordDialog.tsx';
import { texts } from '../texts.ts';
import { useStaff } from '../session/StaffContext.ts';

type ActionId = 'staff' | 'auditLog' | 'password' | 'security' | 'signOut';

/** Menu of the signed-in account: its password and security, sign out and, for owners, all accounts and the audit log. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { userName, isOwner } = useStaff();
  const navigate = useNavigate();
  const dialog = useDialogTask<'password'>();
  const { account } = texts;
  const staffItem: MenuItem<ActionId> = { id: 'staff', label: account.staff, icon: IconUsers };
  const auditItem: MenuItem<ActionId> = { id: 'auditLog', label: account.auditLog, icon: IconHistory };
  const ownItems: MenuItem<ActionId>[] = [
    { id: 'password', label: account.password, icon: IconLock },
    { id: 'security', label: account.security, icon: IconShieldCheck },
  ];
  const actions: Record<ActionId, () => void> = {
    staff: () => void navigate(paths.staff),
    auditLog: () => void navigate(paths.auditLog),
    security: () => void navigate(paths.security),
    password: () => dialog.open('password'),
    signOut: onSignOut,
  };
  return (
    <>
      <UserMenu
        groups={[
          ...(isOwner ? [[staffItem, auditItem]] : []),
          ownItems,
          [{ id: 'signOut', label: account.signOut, icon: IconLogout }],
        ]}
        name={userName}
        onAction={(id) => actions[id]()}
      />
      {dialog.task && <PasswordDialog onClose={dialog.close} />}
    </>
  );
}
