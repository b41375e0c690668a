import { resources } from '@elvora/catalogue/contract';
import { AdminShell } from '@elvora/design-system/AdminShell';
import {
  IconCategory2,
  IconExternalLink,
  IconInbox,
  IconLayoutDashboard,
  IconLogout,
  IconPackage,
  IconSearch,
  IconTable,
  IconTrash,
} from '@elvora/design-system/Icon';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { waitingCount } from '../enquiries/enquiryCount.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { GlobalSearch } from './GlobalSearch.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { mainId } from '../page/focusMain.ts';
import { LoadingContext } from '../page/LoadingContext.ts';

/** Entries of the navigation in order (S-262); enquiries come fourth, then the search and the table check. */
const items = [
  { label: texts.dashboard.heading, href: toHref(paths.dashboard), icon: IconLayoutDashboard },
  { label: texts.navigation.categories, href: toHref(paths.categories()), icon: IconCategory2 },
  { label: texts.navigation.products, href: toHref(paths.products()), icon: IconPackage },
];
const enquiries = { label: texts.enquiries.heading, href: toHref(paths.enquiries()), icon: IconInbox };
const search = { label: texts.search.heading, href: toHref(paths.search()), icon: IconSearch };
const tables = { label: texts.tables.heading, href: toHref(paths.tables()), icon: IconTable };
const lastItems = [
  { label: texts.trash.heading, href: toHref(paths.trash), icon: IconTrash },
  { label: texts.navigation.website, href: '/', icon: IconExternalLink },
];

/** Renders the top bar, the navigation and the current page. */
export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const { pathname, key } = useLocation();
  const counts = useResource(resources.enquiryCounts());
  const [isLoading, setLoading] = useState(false);
  const newEnquiryCount = counts.status === 'ready' ? waitingCount(counts.data) : 0;
  return (
    <AdminShell
      brand={texts.brand}
      drawerAction={{ label: texts.account.signOut, icon: IconLogout, onPress: onSignOut }}
      currentPath={toHref(pathname === '/' ? paths.dashboard : pathname)}
      homeHref={toHref(paths.dashboard)}
      isLoading={isLoading}
      items={[
        ...items,
        { ...enquiries, count: newEnquiryCount, countLabel: texts.enquiries.waiting },
        search,
        tables,
      ]}
      footerItems={lastItems}
      mainId={mainId}
      search={<GlobalSearch key={key} />}
      user={<AccountMenu onSignOut={onSignOut} />}
    >
      <LoadingContext value={setLoading}>
        <Outlet />
      </LoadingContext>
    </AdminShell>
  );
}
