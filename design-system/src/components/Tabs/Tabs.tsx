import type { ReactNode } from 'react';
import { Item } from 'react-stately/Item';
import { useTabListState } from 'react-stately/useTabListState';
import { TabsContext } from './TabsContext.ts';
import { type TabsLabels, tabsLabels } from './tabsLabels.ts';

export const tabVariants = ['plain', 'steps'] as const;
export type TabVariant = (typeof tabVariants)[number];

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Shown on small screens; the accessible name stays `label`. */
  shortLabel?: string;
  /** Ticks off a step: it has been visited, and nothing is wrong there. @default false */
  isDone?: boolean;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** `steps` numbers them and ticks off those that are done. @default 'plain' */
  variant?: TabVariant;
  /** @default false */
  isDisabled?: boolean;
  labels?: Partial<TabsLabels>;
  /** A `TabList` and a `TabPanel` per item, anywhere inside. */
  children: ReactNode;
}

/** Tabs (APG), or the steps of a long form. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, selectedId, onSelect, label, variant = 'plain', isDisabled = false, children } = props;
  const state = useTabListState<TabItem<Id>>({
    items,
    children: (item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    ),
    selectedKey: selectedId,
    onSelectionChange: (key) => {
      const selectedItem = items.find(({ id }) => id === key);
      if (selectedItem && selectedItem.id !== selectedId) onSelect(selectedItem.id);
    },
    isDisabled,
  });
  return (
    <TabsContext value={{ state, items, variant, label, labels: { ...tabsLabels, ...props.labels } }}>
      {children}
    </TabsContext>
  );
}
