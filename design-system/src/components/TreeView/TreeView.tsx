import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { inlineVars } from '../../styles/inlineVars.ts';
import { IconChevronRight } from '../Icon/index.ts';
import * as styles from './TreeView.css.ts';

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
  onOpen: (id: string) => void;
  labels?: Partial<TreeViewLabels>;
}

export interface TreeViewLabels {
  /** Of the button that shows what is below; the name of the row follows. */
  below: string;
}

const treeViewLabels: TreeViewLabels = { below: 'Below' };

/** A tree of names, to be walked with the arrow keys. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, expandedIds, onExpandedChange, onOpen } = props;
  const labels = { ...treeViewLabels, ...props.labels };
  return (
    <Tree
      aria-label={label}
      className={styles.tree}
      data-component="TreeView"
      expandedKeys={expandedIds}
      items={nodes}
      onAction={(key) => onOpen(String(key))}
      onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
      selectionMode="none"
    >
      {(node) => <Row belowLabel={labels.below} node={node} />}
    </Tree>
  );
}

function Row({ node, belowLabel }: { node: TreeNode; belowLabel: string }) {
  return (
    <TreeItem className={styles.item} id={node.id} textValue={node.label}>
      <TreeItemContent>
        {({ level, hasChildItems }) => (
          <div className={styles.row} style={inlineVars({ [styles.depth]: String(level - 1) })}>
            <span className={styles.chevronPlace}>
              {hasChildItems && (
                <AriaButton aria-label={belowLabel} className={styles.chevron} slot="chevron">
                  <IconChevronRight size={18} />
                </AriaButton>
              )}
            </span>
            <span className={styles.label}>{node.label}</span>
            {node.facts && <span className={styles.facts}>{node.facts}</span>}
            {node.actions && <span className={styles.actions}>{node.actions}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children}>{(child) => <Row belowLabel={belowLabel} node={child} />}</Collection>
    </TreeItem>
  );
}
