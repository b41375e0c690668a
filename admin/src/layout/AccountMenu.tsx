import { IconLock, IconLogout, IconUsers } from '@elvora/design-system/Icon';
import type { MenuItem } from '@elvora/design-system/Menu';
import { UserMenu } from '@elvora/design-system/UserMenu';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { PasswordDialog } from '../staff/PasswordDialog.tsx';
import { texts } from '../texts.ts';
import { useStaff } from '../session/StaffContext.ts';

type ActionId = 'staff' | 'password' | 'signOut';

/** What belongs to one's account, and the way out; the owner comes to the accounts of the others from here. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { userName, isOwner } = useStaff();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const { account } = texts;
  const staff: MenuItem<ActionId> = { id: 'staff', label: account.staff, icon: IconUsers };
  const password: MenuItem<ActionId> = { id: 'password', label: account.password, icon: IconLock };
  const act: Record<ActionId, () => void> = {
    staff: () => void navigate(paths.staff),
    password: () => setChanging(true),
    signOut: onSignOut,
  };
  return (
    <>
      <UserMenu
        groups={[
          isOwner ? [staff, password] : [password],
          [{ id: 'signOut', label: account.signOut, icon: IconLogout }],
        ]}
        name={userName}
        onAction={(id) => act[id]()}
      />
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
