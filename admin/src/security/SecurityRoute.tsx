import { resources } from '@elvora/catalogue/contract';
import { useState } from 'react';
import { useNow } from '../data/useNow.ts';
import { useResource } from '../data/useResource.ts';
import { useSecurityActions } from '../data/useSecurityActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { PasswordDialog } from '../staff/PasswordDialog.tsx';
import { texts } from '../texts.ts';
import type { SecurityTask } from './securityTask.ts';
import { SecurityTaskDialog } from './SecurityTaskDialog.tsx';
import { SecurityView } from './SecurityView.tsx';

/** `/admin/security`: the user's own account, for all staff (D-07). */
export function SecurityRoute() {
  const now = useNow();
  const security = useResource(resources.staffSecurity());
  const { endSession } = useSecurityActions();
  const { task, open, close } = useDialogTask<SecurityTask>();
  const [busyId, setBusyId] = useState<string | null>(null);
  switch (security.status) {
    case 'loading':
      return <SecurityView status="loading" />;
    case 'failed':
      return (
        <SecurityView
          message={security.error.text ?? texts.security.loadFailed}
          onRetry={security.retry}
          status="failed"
        />
      );
    case 'ready': {
      const onEndSession = async (id?: string) => {
        setBusyId(id ?? 'others');
        const { status } = await endSession(id);
        setBusyId(null);
        // The pressed button is gone.
        if (status === 'done') focusMain();
      };
      return (
        <>
          <SecurityView
            busyId={busyId}
            now={now}
            onEndSession={(id) => void onEndSession(id)}
            onTask={open}
            security={security.data}
            status="ready"
          />
          {task === 'password' && <PasswordDialog onClose={close} />}
          {task !== null && task !== 'password' && <SecurityTaskDialog onClose={close} task={task} />}
        </>
      );
    }
  }
}
