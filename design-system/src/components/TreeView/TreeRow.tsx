import { type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent, TreeLoadMoreItem } from 'react-aria-components/Tree';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconCheck, IconChevronRight, IconGripVertical } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { TreeNode } from './treeNode.ts';
import * as styles from './TreeView.css.ts';
import type { TreeViewLabels } from './treeViewLabels.ts';

interface TreeRowProps {
  node: TreeNode;
  expandedIds: ReadonlySet<string>;
  /** Collapsed rows render only their first child, which makes them expandable at little cost. */
  isInsideCollapsed?: boolean;
  labels: TreeViewLabels;
  isMovable: boolean;
}

/** A row, and those below it. */
export function TreeRow({ node, expandedIds, isInsideCollapsed = false, labels, isMovable }: TreeRowProps) {
  // Explicit props: the collection adds an `id` to them that must not be passed on.
  const shared = { expandedIds, labels, isMovable };
  const isOpen = expandedIds.has(node.id);
  return (
    <TreeItem className={styles.item} id={node.id} textValue={node.label}>
      <TreeItemContent>
        {({ level, hasChildItems, selectionMode }) => (
          <div className={styles.row} style={inlineVars({ [styles.depth]: String(level - 1) })}>
            {isMovable && <DragHandle />}
            {selectionMode === 'multiple' && <SelectionBox />}
            <span className={styles.chevronSlot}>
              {hasChildItems && (
                <AriaButton aria-label={labels.below} className={styles.chevron} slot="chevron">
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
          {(child) => <TreeRow {...shared} isInsideCollapsed={!isOpen} node={child} />}
        </Collection>
      )}
      {/* While collapsed as well: only a child makes a row expandable. */}
      {node.isIncomplete && !isInsideCollapsed && (
        <TreeLoadMoreItem className={styles.item} isLoading>
          {({ level }) => (
            <div className={styles.row} style={inlineVars({ [styles.depth]: String(level - 1) })}>
              <span className={styles.chevronSlot}>
                <Spinner size={16} />
              </span>
              <span className={styles.facts}>{labels.loading}</span>
            </div>
          )}
        </TreeLoadMoreItem>
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

/** Check box of a row; React Aria names it after the row. */
function SelectionBox() {
  return (
    <AriaCheckbox className={styles.selectionBox} slot="selection">
      {({ isSelected }) => (
        <span className={styles.selectionMark}>{isSelected && <IconCheck size={16} />}</span>
      )}
    </AriaCheckbox>
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
