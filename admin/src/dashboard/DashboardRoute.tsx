import { resources } from '@elvora/catalogue/contract';
import { type Loaded, useResource } from '../data/useResource.ts';
import { useStaff } from '../frame/StaffContext.ts';
import { useNow } from '../data/useNow.ts';
import type { Part } from './dashboardPart.ts';
import { DashboardView } from './DashboardView.tsx';

/** How many of the new enquiries are shown. */
const newest = 3;

/** `/admin` and `/admin/dashboard` (S-257). */
export function DashboardRoute() {
  const now = useNow();
  const { canEdit } = useStaff();
  const summary = useResource(resources.summary());
  const enquiries = useResource(resources.enquiries({ status: 'new', limit: newest }));
  const quality = useResource(resources.quality());
  return (
    <DashboardView
      canEdit={canEdit}
      enquiries={partOf(enquiries, ({ items }) => items)}
      now={now}
      quality={partOf(quality, (issues) => issues)}
      summary={partOf(summary, (counts) => counts)}
    />
  );
}

function partOf<T, U>(loaded: Loaded<T>, pick: (data: T) => U): Part<U> {
  switch (loaded.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return { status: 'failed', onRetry: loaded.retry };
    case 'ready':
      return { status: 'ready', data: pick(loaded.data) };
  }
}
