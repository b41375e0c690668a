import { TreeView, type TreeViewProps } from '@elvora/design-system/TreeView';
import { useState } from 'react';

/** A tree that holds its expanded rows in state. */
export function ExpandingTree({ expandedIds: first, ...props }: TreeViewProps) {
  const [expandedIds, setExpandedIds] = useState(first);
  return <TreeView {...props} expandedIds={expandedIds} onExpandedChange={setExpandedIds} />;
}
