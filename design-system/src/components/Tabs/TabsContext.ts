import { createContext, useContext } from 'react';
import type { TabListState } from 'react-stately/useTabListState';
import type { TabItem, TabVariant } from './Tabs.tsx';
import type { TabsLabels } from './tabsLabels.ts';

interface TabsContextValue {
  state: TabListState<TabItem<string>>;
  items: readonly TabItem<string>[];
  variant: TabVariant;
  label: string;
  labels: TabsLabels;
}

export const TabsContext = createContext<TabsContextValue | null>(null);

/**
 * Returns the context of the surrounding `Tabs`, so that the list and panels may be in different places, such as a
 * dialog's header and body.
 */
export function useTabs(): TabsContextValue {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('TabList and TabPanel need a Tabs parent: put them inside Tabs.');
  return tabs;
}
