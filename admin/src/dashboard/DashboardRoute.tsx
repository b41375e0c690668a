import { resources } from '@elvora/catalogue/contract';
import { useResource } from '../data/useResource.ts';
import { DashboardView } from './DashboardView.tsx';

/** `/admin` and `/admin/dashboard` (S-257). */
export function DashboardRoute() {
  const summary = useResource(resources.summary());
  return (
    <DashboardView
      error={summary.status === 'failed' ? 'The counts could not be loaded.' : null}
      onRetry={summary.status === 'failed' ? summary.retry : undefined}
      summary={summary.status === 'ready' ? summary.data : null}
    />
  );
}
