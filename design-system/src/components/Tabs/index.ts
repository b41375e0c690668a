export { TabList, type TabListProps } from './TabList.tsx';
export { TabPanel, type TabPanelProps } from './TabPanel.tsx';
export { Tabs, tabKinds, type TabItem, type TabKind, type TabsProps } from './Tabs.tsx';
export type { TabsLabels } from './tabsLabels.ts';
