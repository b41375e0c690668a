import { DropZone } from 'react-aria-components/DropZone';
import * as styles from './TreeView.css.ts';

interface TreeRootProps {
  label: string;
  onDrop: () => void;
}

/** Where a row is dropped to stand below no other; there while one is dragged. */
export function TreeRoot({ label, onDrop }: TreeRootProps) {
  return (
    <DropZone aria-label={label} className={styles.rootPlace} getDropOperation={() => 'move'} onDrop={onDrop}>
      {label}
    </DropZone>
  );
}
