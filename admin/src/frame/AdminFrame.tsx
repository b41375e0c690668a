import { AdminShell } from '@elvora/design-system/AdminShell';
import { Button } from '@elvora/design-system/Button';
import {
  IconCategory2,
  IconExternalLink,
  IconLayoutDashboard,
  IconLogout,
  IconPackage,
} from '@elvora/design-system/Icon';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSessionActions } from '../data/useSession.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { LoadingContext } from './LoadingContext.ts';
import { SignedIn } from './SignedIn.tsx';
import { useLinkNavigation } from './useLinkNavigation.ts';

/** Entries of the navigation, in order (S-262). */
const items = [
  { label: texts.dashboard.heading, href: hrefOf(paths.dashboard), icon: IconLayoutDashboard },
  { label: 'Categories', href: hrefOf(paths.categories()), icon: IconCategory2 },
  { label: 'Products', href: hrefOf(paths.products()), icon: IconPackage },
];

const lastItems = [{ label: 'View website', href: '/', icon: IconExternalLink }];

/** What stands around every page of the admin but the sign-in. */
export function AdminFrame() {
  const { pathname } = useLocation();
  const { signOut } = useSessionActions();
  const [isLoading, setLoading] = useState(false);
  useLinkNavigation();
  return (
    <SignedIn>
      {({ userName }) => (
        <AdminShell
          brand={texts.brand}
          currentPath={hrefOf(pathname === '/' ? paths.dashboard : pathname)}
          homeHref={hrefOf(paths.dashboard)}
          isLoading={isLoading}
          items={items}
          lastItems={lastItems}
          user={
            <Button icon={IconLogout} onPress={() => void signOut()} size="sm" tone="ghost">
              {`Sign out ${userName}`}
            </Button>
          }
        >
          <LoadingContext value={setLoading}>
            <Outlet />
          </LoadingContext>
        </AdminShell>
      )}
    </SignedIn>
  );
}
