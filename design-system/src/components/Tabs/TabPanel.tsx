import { type ReactNode, useRef } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import * as styles from './TabPanel.css.ts';
import { useTabs } from './TabsContext.ts';

export interface TabPanelProps {
  /** Id of its tab. */
  id: string;
  /** Fills the height of the container, for panels that scroll. @default false */
  fillsHeight?: boolean;
  /** Mounted only while selected: keep lasting state in the app. */
  children: ReactNode;
}

/** Content of a tab. */
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
