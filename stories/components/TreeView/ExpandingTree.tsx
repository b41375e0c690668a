import { TreeView, type TreeViewProps } from '@elvora/design-system/TreeView';
import { useState } from 'react';

/** A tree that holds its expanded and its selected rows in state. */
export function ExpandingTree({ expandedIds: first, onSelectionChange, ...props }: TreeViewProps) {
  const [expandedIds, setExpandedIds] = useState(first);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <TreeView
      {...props}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        onSelectionChange?.(ids);
      }}
      selectedIds={selectedIds}
    />
  );
}
