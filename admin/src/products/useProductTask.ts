import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductList } from '../paths/productListParams.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { useStaff } from '../session/StaffContext.ts';
import type { ProductTask } from './productTask.ts';

/**
 * Holds the task whose dialog is open over the list: one that was chosen, or the one that the URL names, which
 * `removeFromUrl` ends.
 */
export function useProductTask({ edit }: Pick<ProductList, 'edit'>, removeFromUrl: () => void) {
  const { canEdit } = useStaff();
  const { task, open, close } = useDialogTask<ProductTask>();
  const [closed, setClosed] = useState<ProductList['edit']>(null);
  if (edit === null && closed !== null) setClosed(null);
  return {
    task: task ?? taskFromUrl(canEdit && edit !== closed ? edit : null),
    open,
    close() {
      if (task) {
        close();
        return;
      }
      // Close a dialog opened by the URL before changing the URL; a changed form would block the navigation.
      flushSync(() => setClosed(edit));
      removeFromUrl();
    },
  };
}

function taskFromUrl(edit: ProductList['edit']): ProductTask | null {
  if (edit === null) return null;
  return edit === 'new' ? { kind: 'add' } : { kind: 'read', id: edit };
}
