import { type ReactNode, useRef, useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ProductTable.css.ts';
import { ProductTableRow, type ProductTableItem } from './ProductTableRow.tsx';
import { ProductTableSelectionBar } from './ProductTableSelectionBar.tsx';
import { type ProductTableLabels, productTableLabels } from './productTableLabels.ts';

export type ProductFlag = 'isBestseller' | 'isTrending';

/** Sets or clears one flag of all selected products. */
export interface ProductFlagChange {
  ids: readonly number[];
  flag: ProductFlag;
  isOn: boolean;
}

export interface ProductTableProps {
  products: readonly ProductTableItem[];
  /** Called with the id of the product; omit for a table without this action. */
  onEdit?: (id: number) => void;
  /** Called with the id of the product; omit for a table without this action. */
  onDelete?: (id: number) => void;
  /** Called by bulk actions; omit to disable selection. */
  onSetFlag?: (change: ProductFlagChange) => void;
  labels?: Partial<ProductTableLabels>;
}

/** Dense product table with bulk actions for flags. */
export function ProductTable({ products, onEdit, onDelete, onSetFlag, ...props }: ProductTableProps) {
  const labels = { ...productTableLabels, ...props.labels };
  const selectAll = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  // Ignores selected rows that are no longer on the page.
  const ids = products.map(({ id }) => id).filter((id) => selected.has(id));
  const clear = () => {
    setSelected(new Set());
    // The pressed button unmounts with the selection.
    selectAll.current?.focus();
  };
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(ids);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <div className={styles.root} data-component="ProductTable">
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <VisuallyHidden>{labels.caption}</VisuallyHidden>
          </caption>
          <ProductTableHeader labels={labels}>
            {onSetFlag && (
              <Checkbox
                isIndeterminate={ids.length > 0 && ids.length < products.length}
                isSelected={products.length > 0 && ids.length === products.length}
                label={<VisuallyHidden>{labels.selectAll}</VisuallyHidden>}
                onChange={(isAll) => setSelected(new Set(isAll ? products.map(({ id }) => id) : []))}
                ref={selectAll}
              />
            )}
          </ProductTableHeader>
          <tbody>
            {products.map((product) => (
              <ProductTableRow
                isSelected={selected.has(product.id)}
                key={product.id}
                labels={labels}
                onDelete={onDelete}
                onEdit={onEdit}
                onSelect={onSetFlag && ((isSelected) => select(product.id, isSelected))}
                product={product}
              />
            ))}
          </tbody>
        </table>
      </div>
      {onSetFlag && (
        <ProductTableSelectionBar ids={ids} labels={labels} onClear={clear} onSetFlag={onSetFlag} />
      )}
    </div>
  );
}

interface ProductTableHeaderProps {
  labels: ProductTableLabels;
  /** Check box that selects all rows, if rows can be selected. */
  children?: ReactNode;
}

function ProductTableHeader({ labels, children }: ProductTableHeaderProps) {
  return (
    <thead>
      <tr>
        {children && (
          <th className={styles.headerCell} scope="col">
            {children}
          </th>
        )}
        {[labels.name, labels.category, labels.flags].map((header) => (
          <th className={styles.headerCell} key={header} scope="col">
            {header}
          </th>
        ))}
        {[labels.images, labels.table].map((header) => (
          <th className={`${styles.headerCell} ${styles.number}`} key={header} scope="col">
            {header}
          </th>
        ))}
        <th className={styles.headerCell} scope="col">
          <VisuallyHidden>{labels.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
