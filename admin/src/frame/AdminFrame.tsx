import { AdminShell } from '@elvora/design-system/AdminShell';
import {
  IconCategory2,
  IconExternalLink,
  IconLayoutDashboard,
  IconPackage,
} from '@elvora/design-system/Icon';
import { showToast, Toaster } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '../data/useSession.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
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
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [isLoading, setLoading] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useLinkNavigation();

  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      console.error(texts.session.signOutFailed, error);
      showToast({ tone: 'danger', title: texts.session.signOutFailed, text: texts.write.unreachable });
      setLeaving(false);
    }
  };

  return (
    <>
      <SignedIn isLeaving={isLeaving} onLeave={() => void navigate(paths.signIn())}>
        <AdminShell
          brand={texts.brand}
          currentPath={hrefOf(pathname === '/' ? paths.dashboard : pathname)}
          homeHref={hrefOf(paths.dashboard)}
          isLoading={isLoading}
          items={items}
          lastItems={lastItems}
          user={<AccountMenu onSignOut={() => void leave()} />}
        >
          <LoadingContext value={setLoading}>
            <Outlet />
          </LoadingContext>
        </AdminShell>
      </SignedIn>
      <Toaster />
    </>
  );
}
