import { type RefObject, useRef, useState } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** Move of a row with its descendants. */
export interface TreeMove {
  id: string;
  /** Id of the new parent; null for the root. */
  parentId: string | null;
}

interface TreeMovesOptions {
  tree: RefObject<HTMLElement | null>;
  onMove?: (move: TreeMove) => void;
  isMoveAllowed?: (move: TreeMove) => boolean;
}

/** Drag type, so that rows of other pages are rejected. */
const rowType = 'application/x-elvora-tree-row';

/** Drag and drop of rows into other rows; rows cannot be reordered. */
export function useTreeMoves({ tree, onMove, isMoveAllowed = () => true }: TreeMovesOptions) {
  // Refs, because they are read during a drag, before the next render.
  const dragged = useRef<string | null>(null);
  const droppedOnRoot = useRef<string | null>(null);
  const [isRootDropAllowed, setRootDropAllowed] = useState(false);

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
      setRootDropAllowed(isAllowed(null));
    },
    onDragEnd: () => {
      // The focused drop target unmounts.
      if (droppedOnRoot.current !== null) focusRow(tree.current, droppedOnRoot.current);
      dragged.current = droppedOnRoot.current = null;
      setRootDropAllowed(false);
    },
    onDrop: ({ target }) => {
      if (target.type === 'item') drop(String(target.key));
    },
  });
  return {
    dragAndDropHooks,
    /** The dragged row may be dropped onto the root. */
    isRootDropAllowed,
    onRootDrop: () => {
      droppedOnRoot.current = dragged.current;
      drop(null);
    },
  };
}

function focusRow(tree: HTMLElement | null, id: string) {
  tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus();
}
