export type { TreeNode } from './treeNode.ts';
export { TreeView, type TreeViewProps } from './TreeView.tsx';
export type { TreeViewLabels } from './treeViewLabels.ts';
export type { TreeMove } from './useTreeMoves.ts';
