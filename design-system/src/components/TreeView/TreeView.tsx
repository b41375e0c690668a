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
  /** Its name; typing finds it. */
  label: string;
  /** Facts behind the name: a chip, a count. */
  facts?: ReactNode;
  /** What can be done with it, at the end of the row; reached by the right arrow. */
  actions?: ReactNode;
  children: readonly TreeNode[];
}

export interface TreeViewProps {
  /** What the tree holds, for assistive technology. */
  label: string;
  nodes: readonly TreeNode[];
  /** Nodes whose children are shown. */
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (ids: ReadonlySet<string>) => void;
  /** A node was chosen: by Enter, or a click on its row. */
  onAction: (id: string) => void;
  /** A row was dragged into another, or out to the root. Without it no row can be dragged. */
  onMove?: (move: TreeMove) => void;
  /** Whether a row may go there; never into itself or what is below it. @default everywhere */
  isMoveAllowed?: (move: TreeMove) => boolean;
  labels?: Partial<TreeViewLabels>;
}

export interface TreeViewLabels {
  /** Of the button that shows what is below; the name of the row follows. */
  below: string;
  /** Of the place a row is dragged to, to stand below no other. */
  root: string;
}

const treeViewLabels: TreeViewLabels = { below: 'Below', root: 'Move to the first level' };

/** A tree of names, to be walked with the arrow keys; rows can be dragged into others. */
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
        // React Aria warns of trees whose rows begin or cease to be dragged.
        key={String(isMovable)}
        // A row is drawn again when it opens, though its node has not changed.
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
      {moves.isToRoot && <RootDropZone label={labels.root} onDrop={moves.onRootDrop} />}
    </div>
  );
}

interface RowProps {
  node: TreeNode;
  expandedIds: ReadonlySet<string>;
  /** Of a shut row's children the first alone is there, so that it can be opened: what is shut costs next to nothing. */
  isInsideCollapsed?: boolean;
  belowLabel: string;
  isMovable: boolean;
}

function Row({ node, expandedIds, isInsideCollapsed = false, belowLabel, isMovable }: RowProps) {
  // By name, and not whatever came: its collection adds an id, which is no other row's.
  const shared = { expandedIds, belowLabel, isMovable };
  const isOpen = expandedIds.has(node.id);
  return (
    <TreeItem className={styles.item} id={node.id} textValue={node.label}>
      <TreeItemContent>
        {({ level, hasChildItems }) => (
          <div className={styles.row} style={inlineVars({ [styles.depth]: String(level - 1) })}>
            {isMovable && <Grip />}
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

/** What is pressed in here does not choose the row; arrow keys still lead through it. */
function Actions({ children }: { children: ReactNode }) {
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  const keepPress = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };
  return (
    // Its buttons take the presses; it keeps them from the row.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <span className={styles.actions} onClick={keep} onKeyDown={keepPress} onPointerDown={keep}>
      {children}
    </span>
  );
}

/** Where the keyboard and screen readers take hold of a row; a pointer drags it by any part. */
function Grip() {
  return (
    // A press on it is the beginning of a drag, and does not choose the row.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <span className={styles.gripSlot} onPointerDown={(event) => event.stopPropagation()}>
      <AriaButton className={styles.grip} slot="drag">
        <IconGripVertical size={16} />
      </AriaButton>
    </span>
  );
}
