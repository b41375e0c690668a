export { TreeView, type TreeNode, type TreeViewLabels, type TreeViewProps } from './TreeView.tsx';
export type { TreeMove } from './useTreeMoves.ts';
