import { type RefObject, useRef, useState } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** Where a row goes, with everything below it. */
export interface TreeMove {
  id: string;
  /** The row it was dropped into; null for the root. */
  parentId: string | null;
}

interface TreeMovesOptions {
  tree: RefObject<HTMLElement | null>;
  onMove?: (move: TreeMove) => void;
  isMoveAllowed?: (move: TreeMove) => boolean;
}

/** Kind of what is dragged: rows of no other page are taken. */
const rowType = 'application/x-elvora-tree-row';

/** Rows that are dragged into others; their order is not a matter of the hand. */
export function useTreeMoves({ tree, onMove, isMoveAllowed = () => true }: TreeMovesOptions) {
  // Asked for in the midst of a drag, before anything is drawn again.
  const dragged = useRef<string | null>(null);
  const droppedOnRoot = useRef<string | null>(null);
  const [isToRoot, setToRoot] = useState(false);

  const isAllowed = (parentId: string | null) =>
    dragged.current !== null && isMoveAllowed({ id: dragged.current, parentId });
  const drop = (parentId: string | null) => {
    if (dragged.current !== null && isAllowed(parentId)) onMove?.({ id: dragged.current, parentId });
  };

  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [rowType],
    getAllowedDropOperations: () => ['move'],
    getItems: (keys) => [...keys].map((key) => ({ [rowType]: String(key) })),
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'on' && isAllowed(String(target.key))
        ? 'move'
        : 'cancel',
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? null : String(key);
      setToRoot(isAllowed(null));
    },
    onDragEnd: () => {
      // The place it was dropped on goes, and the focus with it.
      if (droppedOnRoot.current !== null) focusRow(tree.current, droppedOnRoot.current);
      dragged.current = droppedOnRoot.current = null;
      setToRoot(false);
    },
    onDrop: ({ target }) => {
      if (target.type === 'item') drop(String(target.key));
    },
  });
  return {
    dragAndDropHooks,
    /** A row is on its way that may go to the root. */
    isToRoot,
    onRootDrop: () => {
      droppedOnRoot.current = dragged.current;
      drop(null);
    },
  };
}

function focusRow(tree: HTMLElement | null, id: string) {
  tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus();
}
