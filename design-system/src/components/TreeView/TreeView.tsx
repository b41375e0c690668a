import { type KeyboardEvent, useRef } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { RootDropZone } from './RootDropZone.tsx';
import type { TreeNode } from './treeNode.ts';
import { expandSiblings } from './treeNodeOps.ts';
import { TreeRow } from './TreeRow.tsx';
import * as styles from './TreeView.css.ts';
import { type TreeViewLabels, treeViewLabels } from './treeViewLabels.ts';
import { type TreeMove, useTreeMoves } from './useTreeMoves.ts';

export interface TreeViewProps {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the expanded nodes. */
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (ids: ReadonlySet<string>) => void;
  /** Called on Enter or a click on a row; omit where rows are only selected. */
  onAction?: (id: string) => void;
  /** `multiple` shows check boxes. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the selected nodes. */
  selectedIds?: ReadonlySet<string>;
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Called when a row was dropped into another or onto the root; omit to disable dragging. */
  onMove?: (move: TreeMove) => void;
  /** Whether a row may be dropped there; never into itself or its descendants. @default everywhere */
  isMoveAllowed?: (move: TreeMove) => boolean;
  labels?: Partial<TreeViewLabels>;
}

/** Tree (APG) with arrow-key navigation; rows can be dragged into others. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, expandedIds, onExpandedChange, onAction, onMove, isMoveAllowed } = props;
  const labels = { ...treeViewLabels, ...props.labels };
  const tree = useRef<HTMLDivElement>(null);
  const moves = useTreeMoves({ tree, isMoveAllowed, onMove });
  const isMovable = onMove !== undefined;
  const { selectionMode = 'none', selectedIds, onSelectionChange } = props;
  /** APG; before the type-ahead, which would search for a row that begins with an asterisk. */
  const expandOnAsterisk = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.dataset.key : undefined;
    if (event.key !== '*' || row === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const expanded = expandSiblings(nodes, row, expandedIds);
    if (expanded !== expandedIds) onExpandedChange(expanded);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled keys of the rows
    <div className={styles.root} data-component="TreeView" onKeyDownCapture={expandOnAsterisk}>
      <Tree
        aria-label={label}
        className={styles.tree}
        // Remounts: React Aria warns if a tree becomes draggable or stops being so.
        key={String(isMovable)}
        // Rows depend on the expanded ids, not only on their node.
        dependencies={[expandedIds]}
        dragAndDropHooks={isMovable ? moves.dragAndDropHooks : undefined}
        expandedKeys={expandedIds}
        items={nodes}
        onAction={onAction && ((key) => onAction(String(key)))}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
        onSelectionChange={(keys) => {
          if (keys !== 'all') onSelectionChange?.(new Set([...keys].map(String)));
        }}
        ref={tree}
        selectedKeys={selectedIds}
        selectionMode={selectionMode}
      >
        {(node) => <TreeRow expandedIds={expandedIds} isMovable={isMovable} labels={labels} node={node} />}
      </Tree>
      {moves.isRootDropAllowed && <RootDropZone label={labels.root} onDrop={moves.onRootDrop} />}
    </div>
  );
}
