import { resources } from '@elvora/catalogue/contract';
import type { QualityIssue } from '@elvora/catalogue/model';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { useStaff } from '../session/StaffContext.ts';
import { useNow } from '../data/useNow.ts';
import { useDialogTask } from '../router/useDialogTask.ts';
import { ConfirmClockDialog } from './ConfirmClockDialog.tsx';
import type { PanelState } from './dashboardPanelState.ts';
import { DashboardView } from './DashboardView.tsx';

/** New enquiries on the dashboard. */
const newEnquiryLimit = 3;

/** `/admin` and `/admin/dashboard` (S-257). */
export function DashboardRoute() {
  const now = useNow();
  const { canEdit, isOwner } = useStaff();
  const { task: clockIssue, open, close } = useDialogTask<QualityIssue>();
  const summary = useResource(resources.summary());
  const enquiries = useResource(
    resources.enquiries({ answerable: 1, status: 'new', limit: newEnquiryLimit }),
  );
  const quality = useResource(resources.quality());
  return (
    <>
      <DashboardView
        canEdit={canEdit}
        enquiries={toPanelState(enquiries, ({ items }) => items)}
        now={now}
        onConfirmClock={isOwner ? open : null}
        quality={toPanelState(quality, (issues) => issues)}
        summary={toPanelState(summary, (counts) => counts)}
      />
      {clockIssue && <ConfirmClockDialog issue={clockIssue} onClose={close} />}
    </>
  );
}

function toPanelState<T, U>(loaded: ResourceState<T>, pick: (data: T) => U): PanelState<U> {
  switch (loaded.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', onRetry: loaded.retry };
    case 'ready':
      return { status: 'ready', data: pick(loaded.data) };
  }
}
