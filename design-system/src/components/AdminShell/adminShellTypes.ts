import type { IconComponent } from '../Icon/index.ts';
import type { NavigationEntry } from './navigationState.ts';

export interface AdminShellItem extends NavigationEntry {
  label: string;
  icon: IconComponent;
  /** Number in the entry's badge; hidden at 0. */
  count?: number;
  /** Unit of the count, for screen readers. @default 'new' */
  countLabel?: string;
}

/** Button at the end of the drawer, such as signing out. */
export interface AdminShellAction {
  label: string;
  icon: IconComponent;
  onPress: () => void;
}

export interface AdminShellLabels {
  skip: string;
  navigation: string;
  /** Accessible name of the drawer's toggle button. */
  toggle: string;
  loading: string;
}

export const adminShellLabels: AdminShellLabels = {
  skip: 'Skip to content',
  navigation: 'Admin',
  toggle: 'Navigation',
  loading: 'Loading',
};
