import { ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { AdminPage } from '../page/AdminPage.tsx';
import { toHref, paths } from '../paths/paths.ts';

/** Any other path below /admin, inside the shell (D-52). */
export function NotFoundRoute() {
  return (
    <AdminPage heading="Page not found">
      <EmptyState
        action={
          <ButtonLink href={toHref(paths.dashboard)} tone="secondary">
            Go to the dashboard
          </ButtonLink>
        }
        text="This page does not exist or has moved."
        title="There is nothing at this address."
      />
    </AdminPage>
  );
}
