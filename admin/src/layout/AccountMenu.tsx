import { IconLock, IconLogout, IconUsers } from '@elvora/design-system/Icon';
import type { MenuItem } from '@elvora/design-system/Menu';
import { UserMenu } from '@elvora/design-system/UserMenu';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { PasswordDialog } from '../staff/PasswordDialog.tsx';
import { texts } from '../texts.ts';
import { useStaff } from '../session/StaffContext.ts';

type ActionId = 'staff' | 'password' | 'signOut';

/** Menu of the signed-in account: change the password, sign out and, for owners, manage accounts. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { userName, isOwner } = useStaff();
  const navigate = useNavigate();
  const dialog = useDialogTask<'password'>();
  const { account } = texts;
  const staffItem: MenuItem<ActionId> = { id: 'staff', label: account.staff, icon: IconUsers };
  const passwordItem: MenuItem<ActionId> = { id: 'password', label: account.password, icon: IconLock };
  const actions: Record<ActionId, () => void> = {
    staff: () => void navigate(paths.staff),
    password: () => dialog.open('password'),
    signOut: onSignOut,
  };
  return (
    <>
      <UserMenu
        groups={[
          isOwner ? [staffItem, passwordItem] : [passwordItem],
          [{ id: 'signOut', label: account.signOut, icon: IconLogout }],
        ]}
        name={userName}
        onAction={(id) => actions[id]()}
      />
      {dialog.task && <PasswordDialog onClose={dialog.close} />}
    </>
  );
}
