export { TabList, type TabListProps } from './TabList.tsx';
export { TabPanel, type TabPanelProps } from './TabPanel.tsx';
export { Tabs, tabVariants, type TabItem, type TabVariant, type TabsProps } from './Tabs.tsx';
export type { TabsLabels } from './tabsLabels.ts';
