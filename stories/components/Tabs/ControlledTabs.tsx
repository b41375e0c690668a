import { TabList, TabPanel, type TabVariant, Tabs } from '@elvora/design-system/Tabs';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';

export const steps = [
  { id: 'basic', label: 'Basic Info', shortLabel: 'Basic' },
  { id: 'images', label: 'Images' },
  { id: 'specifications', label: 'Specifications', shortLabel: 'Specs' },
] as const;

export type StepId = (typeof steps)[number]['id'];

interface ControlledTabsProps {
  variant?: TabVariant;
  defaultSelectedId?: StepId;
  /** @default the steps before the selected one */
  doneIds?: readonly StepId[];
  isDisabled?: boolean;
  onSelect?: (id: StepId) => void;
}

/** Three panels; the app holds what is typed in the first. */
export function ControlledTabs({
  variant = 'steps',
  defaultSelectedId = 'basic',
  doneIds,
  isDisabled,
  onSelect,
}: ControlledTabsProps) {
  const [selectedId, setSelectedId] = useState<StepId>(defaultSelectedId);
  const [name, setName] = useState('');
  const selectedIndex = steps.findIndex(({ id }) => id === selectedId);
  const isDone = (id: StepId, index: number) => doneIds?.includes(id) ?? index < selectedIndex;
  return (
    <Tabs
      isDisabled={isDisabled}
      items={steps.map((step, index) => ({ ...step, isDone: isDone(step.id, index) }))}
      variant={variant}
      label="Parts of the product"
      onSelect={(id) => {
        setSelectedId(id);
        onSelect?.(id);
      }}
      selectedId={selectedId}
    >
      <TabList />
      <TabPanel id="basic">
        <TextField label="Product Name" onChange={setName} value={name} />
      </TabPanel>
      <TabPanel id="images">
        <Text>Pictures</Text>
      </TabPanel>
      <TabPanel id="specifications">
        <Text>Table</Text>
      </TabPanel>
    </Tabs>
  );
}
