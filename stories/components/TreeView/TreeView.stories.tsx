import { TreeView } from '@elvora/design-system/TreeView';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpandingTree } from './ExpandingTree.tsx';
import { nodes } from './nodes.tsx';

const meta = preview.meta({
  component: TreeView,
  parameters: { design: ['admin-categories-desktop'] },
  args: {
    label: 'Categories',
    nodes,
    expandedIds: new Set(['1', '2']),
    onExpandedChange: fn(),
    onAction: fn(),
  },
  render: (args) => <ExpandingTree {...args} />,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { expandedIds: new Set<string>() } });

export const Deep = meta.story({ args: { expandedIds: new Set(['2', '8', '9', '10']) } });

/** Rows are dragged by any part with a pointer, by the grip with the keyboard. */
export const Movable = meta.story({ tags: ['visual'], args: { onMove: fn() } });

export const Selectable = meta.story({ args: { selectionMode: 'multiple', onSelectionChange: fn() } });
