import type { TreeNode } from './treeNode.ts';

type Node = Pick<TreeNode, 'id' | 'isIncomplete'> & { children: readonly Node[] };

/** Returns a node among its siblings; empty for an unknown id. */
function siblingsOf(nodes: readonly Node[], id: string): readonly Node[] {
  if (nodes.some((node) => node.id === id)) return nodes;
  for (const { children } of nodes) {
    const siblings = siblingsOf(children, id);
    if (siblings.length > 0) return siblings;
  }
  return [];
}

/** Returns the expanded ids with a node and all its siblings that have children; the same set if nothing changes. */
export function expandSiblings(
  nodes: readonly Node[],
  id: string,
  expandedIds: ReadonlySet<string>,
): ReadonlySet<string> {
  const added = siblingsOf(nodes, id)
    .filter((node) => node.children.length > 0 || node.isIncomplete)
    .map((node) => node.id)
    .filter((sibling) => !expandedIds.has(sibling));
  return added.length === 0 ? expandedIds : new Set([...expandedIds, ...added]);
}
