import type { Resource } from '@elvora/catalogue/contract';
import type { HistoryEntry, HistoryKind } from '@elvora/catalogue/model';
import type { Breadcrumb } from '@elvora/design-system/Breadcrumbs';
import { useState } from 'react';
import { imageBase } from '../data/apiClient.ts';
import { useHistoryActions } from '../data/useHistoryActions.ts';
import { useResource } from '../data/useResource.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { HistoryView } from './HistoryView.tsx';

interface ChangeHistoryProps {
  kind: HistoryKind;
  /** Current state; null while loading, and after the deletion. */
  entry: { id: number; name: string; version: number } | null;
  breadcrumbs: readonly Breadcrumb[];
  resource: Resource<readonly HistoryEntry[]>;
}

/** Shows the history of an entry. */
export function ChangeHistory({ kind, entry, breadcrumbs, resource }: ChangeHistoryProps) {
  const history = useResource(resource);
  const { restoreVersion } = useHistoryActions();
  const { canEdit } = useStaff();
  const [busyId, setBusyId] = useState<number | null>(null);
  const common = { name: entry?.name ?? '', breadcrumbs };
  switch (history.status) {
    case 'loading':
      return <HistoryView {...common} status="loading" />;
    case 'failed':
      return (
        <HistoryView
          {...common}
          message={history.error.text ?? texts.history.loadFailed}
          onRetry={history.retry}
          status="failed"
        />
      );
    case 'ready': {
      const onRestore = async ({ id }: HistoryEntry) => {
        if (!entry) return;
        setBusyId(id);
        await restoreVersion(kind, entry, id);
        setBusyId(null);
      };
      return (
        <HistoryView
          {...common}
          busyId={busyId}
          canEdit={canEdit && entry !== null}
          entries={history.data}
          imageBase={imageBase}
          onRestore={(chosen) => void onRestore(chosen)}
          status="ready"
        />
      );
    }
  }
}
