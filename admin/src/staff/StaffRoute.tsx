import { resources } from '@elvora/catalogue/contract';
import { useResource } from '../data/useResource.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import type { StaffTask } from './staffTask.ts';
import { StaffTaskDialog } from './StaffTaskDialog.tsx';
import { StaffView } from './StaffView.tsx';

/** `/admin/staff`: accounts, for the owner (D-07). */
export function StaffRoute() {
  const { isOwner } = useStaff();
  return isOwner ? <Accounts /> : <StaffView status="forbidden" />;
}

function Accounts() {
  const { userName } = useStaff();
  const accounts = useResource(resources.staffAccounts());
  const { task, open, close } = useDialogTask<StaffTask>();
  switch (accounts.status) {
    case 'loading':
      return <StaffView status="loading" />;
    case 'failed':
      return (
        <StaffView
          message={accounts.error.text ?? texts.staff.loadFailed}
          onRetry={accounts.retry}
          status="failed"
        />
      );
    case 'ready':
      return (
        <>
          <StaffView accounts={accounts.data} onTask={open} status="ready" userName={userName} />
          {task && <StaffTaskDialog onClose={close} task={task} />}
        </>
      );
  }
}
