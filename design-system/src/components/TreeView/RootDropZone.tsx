import { DropZone } from 'react-aria-components/DropZone';
import * as styles from './TreeView.css.ts';

interface RootDropZoneProps {
  label: string;
  onDrop: () => void;
}

/** Drop target for moving a row to the root; rendered during a drag. */
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
