import { Button } from '@elvora/design-system/Button';
import { TreeView, type TreeNode } from '@elvora/design-system/TreeView';
import { useState } from 'react';

const late: readonly TreeNode[] = [{ id: '2', label: 'Cable Glands', children: [] }];

/** A tree whose second level is loaded when its row is expanded; the button simulates the response. */
export function LoadingTree() {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  const [children, setChildren] = useState<readonly TreeNode[] | null>(null);
  const nodes: readonly TreeNode[] = [
    { id: '1', label: 'Cable Accessories', children: children ?? [], isIncomplete: children === null },
    { id: '3', label: 'Panel Accessories', children: [] },
  ];
  return (
    <>
      <TreeView
        expandedIds={expandedIds}
        label="Categories"
        nodes={nodes}
        onAction={() => undefined}
        onExpandedChange={setExpandedIds}
      />
      <Button onPress={() => setChildren(late)} tone="secondary">
        Respond
      </Button>
    </>
  );
}
