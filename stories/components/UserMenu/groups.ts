import { IconLock, IconLogout } from '@elvora/design-system/Icon';
import type { MenuItem } from '@elvora/design-system/Menu';

export const groups: readonly (readonly MenuItem<string>[])[] = [
  [{ id: 'password', label: 'Change password', icon: IconLock }],
  [{ id: 'signOut', label: 'Sign out', icon: IconLogout }],
];
