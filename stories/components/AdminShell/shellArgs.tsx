import type { AdminShellProps } from '@elvora/design-system/AdminShell';
import { Heading } from '@elvora/design-system/Heading';
import {
  IconCategory2,
  IconExternalLink,
  IconInbox,
  IconLayoutDashboard,
  IconLogout,
  IconPackage,
  IconTrash,
} from '@elvora/design-system/Icon';
import { Text } from '@elvora/design-system/Text';
import { fn } from 'storybook/test';

export const shellArgs: AdminShellProps = {
  brand: 'ELVORA Admin',
  homeHref: '#/admin/dashboard',
  items: [
    { label: 'Dashboard', href: '#/admin/dashboard', aliases: ['#/admin'], icon: IconLayoutDashboard },
    { label: 'Categories', href: '#/admin/categories', icon: IconCategory2 },
    { label: 'Products', href: '#/admin/products', icon: IconPackage },
    { label: 'Enquiries', href: '#/admin/enquiries', icon: IconInbox, count: 5 },
  ],
  footerItems: [
    { label: 'Trash', href: '#/admin/trash', icon: IconTrash },
    { label: 'View website', href: '#/', icon: IconExternalLink },
  ],
  drawerAction: { label: 'Sign out', icon: IconLogout, onPress: fn() },
  currentPath: '#/admin/products',
  user: 'admin',
  children: (
    <>
      <Heading level={1} variant="headingAdmin">
        Product Management
      </Heading>
      <Text>
        <a href="#inside">A link in the page</a>
      </Text>
    </>
  ),
};
