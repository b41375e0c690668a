import { type ReactNode, useRef } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import * as styles from './TabPanel.css.ts';
import { useTabs } from './TabsContext.ts';

export interface TabPanelProps {
  /** Of the item it belongs to. */
  id: string;
  /** As high as what is around it: for panels that scroll by themselves. @default false */
  isFilling?: boolean;
  /** On the page only while it is selected: what has to last is kept by the app. */
  children: ReactNode;
}

/** What one of the tabs shows. */
export function TabPanel({ id, isFilling = false, children }: TabPanelProps) {
  const { state } = useTabs();
  if (state.selectedKey !== id) return null;
  return <Shown isFilling={isFilling}>{children}</Shown>;
}

function Shown({ isFilling, children }: { isFilling: boolean; children: ReactNode }) {
  const { state } = useTabs();
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div {...tabPanelProps} className={`${styles.panel} ${isFilling ? styles.filling : ''}`} ref={ref}>
      {children}
    </div>
  );
}
