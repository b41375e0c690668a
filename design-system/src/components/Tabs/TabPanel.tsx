import { type ReactNode, useRef } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import * as styles from './TabPanel.css.ts';
import { useTabs } from './TabsContext.ts';

export interface TabPanelProps {
  /** Of the item it belongs to. */
  id: string;
  /** As high as what is around it: for panels that scroll by themselves. @default false */
  fillsHeight?: boolean;
  /** On the page only while it is selected: what has to last is kept by the app. */
  children: ReactNode;
}

/** What one of the tabs shows. */
export function TabPanel({ id, fillsHeight = false, children }: TabPanelProps) {
  const { state } = useTabs();
  if (state.selectedKey !== id) return null;
  return <SelectedPanel isFilling={fillsHeight}>{children}</SelectedPanel>;
}

function SelectedPanel({ isFilling, children }: { isFilling: boolean; children: ReactNode }) {
  const { state } = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div
      {...tabPanelProps}
      className={`${styles.panel} ${isFilling ? styles.fillsHeight : ''}`}
      ref={ref}
      // An app that changes the panel by a button moves the focus here.
      tabIndex={tabPanelProps.tabIndex ?? -1}
    >
      {children}
    </div>
  );
}
