import { resources } from '@elvora/catalogue/contract';
import type { TrashItem } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useNow } from '../data/useNow.ts';
import { useResource } from '../data/useResource.ts';
import { useTrashActions } from '../data/useTrashActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { trashKey } from './trashKey.ts';
import { TrashView } from './TrashView.tsx';

/** `/admin/trash`: deleted products and categories (D-25). */
export function TrashRoute() {
  const now = useNow();
  const trash = useResource(resources.trash());
  const { restore } = useTrashActions();
  const { canEdit } = useStaff();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  switch (trash.status) {
    case 'loading':
      return <TrashView status="loading" />;
    case 'failed':
      return (
        <TrashView
          message={trash.error.text ?? texts.trash.loadFailed}
          onRetry={trash.retry}
          status="failed"
        />
      );
    case 'ready': {
      const onRestore = async (item: TrashItem) => {
        setBusyKey(trashKey(item));
        const { status } = await restore(item);
        setBusyKey(null);
        // The pressed button has been removed.
        if (status === 'done') focusMain();
      };
      return (
        <TrashView
          busyKey={busyKey}
          canEdit={canEdit}
          items={trash.data}
          now={now}
          onRestore={(item) => void onRestore(item)}
          status="ready"
        />
      );
    }
  }
}
