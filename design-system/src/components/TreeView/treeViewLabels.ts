export interface TreeViewLabels {
  /** Accessible name of the expand button; followed by the row's name. */
  below: string;
  /** Label of the drop target for the root. */
  root: string;
  /** Placeholder of rows that are not loaded yet. */
  loading: string;
}

export const treeViewLabels: TreeViewLabels = {
  below: 'Below',
  root: 'Move to the first level',
  loading: 'Loading…',
};
