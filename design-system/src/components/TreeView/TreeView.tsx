import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconChevronRight, IconGripVertical } from '../Icon/index.ts';
import { RootDropZone } from './RootDropZone.tsx';
import * as styles from './TreeView.css.ts';
import { type TreeMove, useTreeMoves } from './useTreeMoves.ts';

export interface TreeNode {
  id: string;
  /** Name, also used for type-ahead. */
  label: string;
  /** Facts after the name: a chip, a count. */
  facts?: ReactNode;
  /** Actions at the end of the row; reached by the right arrow key. */
  actions?: ReactNode;
  children: readonly TreeNode[];
}

export interface TreeViewProps {
  /** Accessible name of the tree. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the expanded nodes. */
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (ids: ReadonlySet<string>) => void;
  /** Called on Enter or a click on a row. */
  onAction: (id: string) => void;
  /** Called when a row was dropped into another or onto the root; omit to disable dragging. */
  onMove?: (move: TreeMove) => void;
  /** Whether a row may be dropped there; never into itself or its descendants. @default everywhere */
  isMoveAllowed?: (move: TreeMove) => boolean;
  labels?: Partial<TreeViewLabels>;
}

export interface TreeViewLabels {
  /** Accessible name of the expand button; followed by the row's name. */
  below: string;
  /** Label of the drop target for the root. */
  root: string;
}

const treeViewLabels: TreeViewLabels = { below: 'Below', root: 'Move to the first level' };

/** Tree (APG) with arrow-key navigation; rows can be dragged into others. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, expandedIds, onExpandedChange, onAction, onMove, isMoveAllowed } = props;
  const labels = { ...treeViewLabels, ...props.labels };
  const tree = useRef<HTMLDivElement>(null);
  const moves = useTreeMoves({ tree, isMoveAllowed, onMove });
  const isMovable = onMove !== undefined;
  return (
    <div className={styles.root} data-component="TreeView">
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
        onAction={(key) => onAction(String(key))}
        onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
        ref={tree}
        selectionMode="none"
      >
        {(node) => (
          <Row belowLabel={labels.below} expandedIds={expandedIds} isMovable={isMovable} node={node} />
        )}
      </Tree>
      {moves.isRootDropAllowed && <RootDropZone label={labels.root} onDrop={moves.onRootDrop} />}
    </div>
  );
}

interface RowProps {
  node: TreeNode;
  expandedIds: ReadonlySet<string>;
  /** Collapsed rows render only their first child, which makes them expandable at little cost. */
  isInsideCollapsed?: boolean;
  belowLabel: string;
  isMovable: boolean;
}

function Row({ node, expandedIds, isInsideCollapsed = false, belowLabel, isMovable }: RowProps) {
  // Explicit props: the collection adds an `id` to them that must not be passed on.
  const shared = { expandedIds, belowLabel, isMovable };
  const isOpen = expandedIds.has(node.id);
  return (
    <TreeItem className={styles.item} id={node.id} textValue={node.label}>
      <TreeItemContent>
        {({ level, hasChildItems }) => (
          <div className={styles.row} style={inlineVars({ [styles.depth]: String(level - 1) })}>
            {isMovable && <DragHandle />}
            <span className={styles.chevronSlot}>
              {hasChildItems && (
                <AriaButton aria-label={belowLabel} className={styles.chevron} slot="chevron">
                  <IconChevronRight size={18} />
                </AriaButton>
              )}
            </span>
            <span className={styles.label}>{node.label}</span>
            {node.facts && <span className={styles.facts}>{node.facts}</span>}
            {node.actions && <Actions>{node.actions}</Actions>}
          </div>
        )}
      </TreeItemContent>
      {!isInsideCollapsed && (
        <Collection dependencies={[expandedIds]} items={isOpen ? node.children : node.children.slice(0, 1)}>
          {(child) => <Row {...shared} isInsideCollapsed={!isOpen} node={child} />}
        </Collection>
      )}
    </TreeItem>
  );
}

/** Keeps presses on its buttons from triggering the row's action; arrow keys still navigate. */
function Actions({ children }: { children: ReactNode }) {
  const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();
  const stopPressPropagation = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  return (
    // Only stops propagation; its buttons are the interactive elements.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <span
      className={styles.actions}
      onClick={stopPropagation}
      onKeyDown={stopPressPropagation}
      onPointerDown={stopPropagation}
    >
      {children}
    </span>
  );
}

/** Drag handle for keyboards and screen readers; pointers can drag any part of the row. */
function DragHandle() {
  return (
    // A press here starts a drag and must not trigger the row's action.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <span className={styles.gripSlot} onPointerDown={(event) => event.stopPropagation()}>
      <AriaButton className={styles.grip} slot="drag">
        <IconGripVertical size={16} />
      </AriaButton>
    </span>
  );
}
