import { IconLayoutGrid, IconListDetails } from '@elvora/design-system/Icon';
import {
  SegmentedControl,
  type SegmentedControlProps,
  SegmentedLinks,
} from '@elvora/design-system/SegmentedControl';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

function ControlledSegments({ value: first, onChange, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <SegmentedControl
      {...props}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      value={value}
    />
  );
}

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { design: ['sheet-components'] },
  args: {
    label: 'Status',
    value: 'new',
    onChange: fn(),
    options: [
      { value: 'new', label: 'New' },
      { value: 'answered', label: 'Answered' },
      { value: 'closed', label: 'Closed' },
    ],
  },
  render: (args) => <ControlledSegments {...args} />,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { isDisabled: true } });

export const WithIcons = meta.story({
  args: {
    label: 'View',
    value: 'cards',
    options: [
      { value: 'cards', label: 'Cards', icon: IconLayoutGrid },
      { value: 'tree', label: 'Tree', icon: IconListDetails },
    ],
  },
});

/** `SegmentedLinks`: each choice is a link. */
export const Links = meta.story({
  render: () => (
    <SegmentedLinks
      items={[
        { label: 'Sizes', href: '#sizes', isCurrent: true },
        { label: 'Cards', href: '#cards' },
      ]}
      label="Show results as"
      visibleLabel="Show as"
    />
  ),
});
