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
  /** Shown on small screens; the name stays the whole label. */
  shortLabel?: string;
  /** Ticks off a step: it has been visited, and nothing is wrong there. @default false */
  isDone?: boolean;
}

export interface TabsProps<Id extends string> {
  /** In order. */
  items: readonly TabItem<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
  /** What the tabs divide, for assistive technology. */
  label: string;
  /** `steps` numbers them and ticks off those that are done. @default 'plain' */
  variant?: TabVariant;
  /** @default false */
  isDisabled?: boolean;
  labels?: Partial<TabsLabels>;
  /** A `TabList`, and a `TabPanel` for each item, wherever they are wanted. */
  children: ReactNode;
}

/** Several panels in one place, one of them shown; as steps they are the way through a long form. */
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
      const chosen = items.find(({ id }) => id === key);
      if (chosen && chosen.id !== selectedId) onSelect(chosen.id);
    },
    isDisabled,
  });
  return (
    <TabsContext value={{ state, items, variant, label, labels: { ...tabsLabels, ...props.labels } }}>
      {children}
    </TabsContext>
  );
}
