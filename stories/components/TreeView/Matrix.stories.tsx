import { TreeView } from '@elvora/design-system/TreeView';
import preview from '#.storybook/preview';
import { nodes } from './nodes.tsx';

const act = () => undefined;
const meta = preview.meta({
  component: TreeView,
  tags: ['visual'],
  args: {
    label: 'Categories',
    nodes,
    expandedIds: new Set(['1', '2', '8', '9', '10']),
    onExpandedChange: act,
    onAction: act,
  },
});

export const Levels = meta.story({});

export const Selected = meta.story({
  args: { selectionMode: 'multiple', selectedIds: new Set(['4', '9']) },
});

export const LoadingChildren = meta.story({
  args: { nodes: [{ id: '1', label: 'Cable Accessories', children: [], isIncomplete: true }] },
});
