export { TreeView, type TreeNode, type TreeViewLabels, type TreeViewProps } from './TreeView.tsx';
