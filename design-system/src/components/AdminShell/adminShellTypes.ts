import type { IconComponent } from '../Icon/index.ts';
import type { NavigationEntry } from './navigationState.ts';

export interface AdminShellItem extends NavigationEntry {
  label: string;
  icon: IconComponent;
  /** Things that wait there; shown as a badge when above 0. */
  count?: number;
  /** What is counted, for assistive technology. @default 'new' */
  countLabel?: string;
}

/** What is done at once, at the foot of the drawer: leaving. */
export interface AdminShellAction {
  label: string;
  icon: IconComponent;
  onPress: () => void;
}

export interface AdminShellLabels {
  skip: string;
  navigation: string;
  /** Name of the button that opens and closes the navigation on small screens. */
  toggle: string;
  loading: string;
}

export const adminShellLabels: AdminShellLabels = {
  skip: 'Skip to content',
  navigation: 'Admin',
  toggle: 'Navigation',
  loading: 'Loading',
};
