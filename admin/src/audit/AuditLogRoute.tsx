import { resources } from '@elvora/catalogue/contract';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../data/useNow.ts';
import { useResource } from '../data/useResource.ts';
import { focusMain } from '../page/focusMain.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { AuditLogView } from './AuditLogView.tsx';

/** Number of entries on a full page; a shorter page is the last. */
const pageSize = 50;

/** `/admin/audit-log`: staff actions, for owners. */
export function AuditLogRoute() {
  const { isOwner } = useStaff();
  return isOwner ? <AuditLog /> : <AuditLogView status="forbidden" />;
}

function AuditLog() {
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const before = /^\d{1,9}$/.test(query.get('before') ?? '') ? Number(query.get('before')) : null;
  const log = useResource(resources.auditLog(before === null ? {} : { before }));
  const reports = useResource(resources.cspReports());
  const show = (next: Record<string, string>) => {
    setQuery(next);
    focusMain();
  };
  switch (log.status) {
    case 'loading':
      return <AuditLogView status="loading" />;
    case 'failed':
      return (
        <AuditLogView
          message={log.error.text ?? texts.audit.loadFailed}
          onRetry={log.retry}
          status="failed"
        />
      );
    case 'ready': {
      const last = log.data.at(-1);
      return (
        <AuditLogView
          events={log.data}
          now={now}
          onLatest={before === null ? null : () => show({})}
          onOlder={last && log.data.length >= pageSize ? () => show({ before: String(last.id) }) : null}
          reports={before === null && reports.status === 'ready' ? reports.data : []}
          status="ready"
        />
      );
    }
  }
}
