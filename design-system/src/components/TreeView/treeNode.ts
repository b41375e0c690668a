import type { ReactNode } from 'react';

export interface TreeNode {
  id: string;
  /** Name, also used for type-ahead. */
  label: string;
  /** Facts after the name: a chip, a count. */
  facts?: ReactNode;
  /** Actions at the end of the row; reached by the right arrow key. */
  actions?: ReactNode;
  children: readonly TreeNode[];
  /** Whether it has children that are not loaded yet; when expanded, it shows that they are loading. @default false */
  isIncomplete?: boolean;
}
