import { Chip } from '@elvora/design-system/Chip';
import { IconPencil } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import type { TreeNode } from '@elvora/design-system/TreeView';

const node = (id: string, label: string, children: readonly TreeNode[] = []): TreeNode => ({
  id,
  label,
  facts: (
    <Chip hasDot tone={label.startsWith('Discontinued') ? 'neutral' : 'success'}>
      {label.startsWith('Discontinued') ? 'Inactive' : 'Active'}
    </Chip>
  ),
  actions: <IconButton icon={IconPencil} label={`Edit Category: ${label}`} size="sm" />,
  children,
});

export const nodes: readonly TreeNode[] = [
  node('1', 'Cable Accessories', [
    node('4', 'Cable Glands', [node('5', 'Brass Cable Glands'), node('6', 'Nylon Cable Glands')]),
    node('7', 'Cable Ties'),
  ]),
  node('2', 'Control & Switchgear', [
    node('8', 'Contactors', [
      node('9', 'Power Contactors', [node('10', 'Three-pole', [node('11', 'With reversing mechanism')])]),
    ]),
    node('12', 'Discontinued Lines'),
  ]),
  node('3', 'Panel Accessories'),
];
