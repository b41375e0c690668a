import { DropZone } from 'react-aria-components/DropZone';
import * as styles from './TreeView.css.ts';

interface RootDropZoneProps {
  label: string;
  onDrop: () => void;
}

/** Where a row is dropped to stand below no other; there while one is dragged. */
export function RootDropZone({ label, onDrop }: RootDropZoneProps) {
  return (
    <DropZone
      aria-label={label}
      className={styles.rootDropZone}
      getDropOperation={() => 'move'}
      onDrop={onDrop}
    >
      {label}
    </DropZone>
  );
}
