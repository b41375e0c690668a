import { Button } from '../Button/index.ts';
import * as styles from './ProductTable.css.ts';
import type { ProductFlag, ProductFlagChange } from './ProductTable.tsx';
import type { ProductTableLabels } from './productTableLabels.ts';

interface ProductTableSelectionBarProps {
  ids: readonly number[];
  labels: ProductTableLabels;
  onClear: () => void;
  onSetFlag: (change: ProductFlagChange) => void;
}

/** Bulk actions. Sticks to the bottom of the viewport so that selecting the first row does not shift the table. */
export function ProductTableSelectionBar({ ids, labels, onClear, onSetFlag }: ProductTableSelectionBarProps) {
  const actions: readonly { label: string; flag: ProductFlag; isOn: boolean }[] = [
    { label: labels.setFlag(labels.bestseller), flag: 'isBestseller', isOn: true },
    { label: labels.unsetFlag(labels.bestseller), flag: 'isBestseller', isOn: false },
    { label: labels.setFlag(labels.trending), flag: 'isTrending', isOn: true },
    { label: labels.unsetFlag(labels.trending), flag: 'isTrending', isOn: false },
  ];
  return (
    <div className={styles.selectionBar} data-open={ids.length > 0 || undefined}>
      <div className={styles.selection}>
        <span className={styles.selectionText} role="status">
          {ids.length > 0 && labels.selected(ids.length)}
        </span>
        {ids.length > 0 && (
          <>
            {actions.map(({ label, flag, isOn }) => (
              <Button key={label} onPress={() => onSetFlag({ ids, flag, isOn })} size="sm" tone="secondary">
                {label}
              </Button>
            ))}
            <Button onPress={onClear} size="sm" tone="ghost">
              {labels.clearSelection}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
