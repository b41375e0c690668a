import type { PictureSource } from '../Picture/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './LineItemTable.css.ts';

export interface LineItem {
  name: string;
  /** Null shows a placeholder drawing. */
  source: PictureSource | null;
  quantity: number;
}

export interface LineItemTableLabels {
  product: string;
  quantity: string;
}

export interface LineItemTableProps {
  items: readonly LineItem[];
  labels?: Partial<LineItemTableLabels>;
}

const lineItemTableLabels: LineItemTableLabels = { product: 'Product', quantity: 'Quantity' };

/** Read-only table of a quote request's products and quantities. */
export function LineItemTable({ items, labels: overrides }: LineItemTableProps) {
  const labels = { ...lineItemTableLabels, ...overrides };
  return (
    <table className={styles.root} data-component="LineItemTable">
      <thead>
        <tr>
          <th className={styles.headerCell} scope="col">
            {labels.product}
          </th>
          <th className={`${styles.headerCell} ${styles.number}`} scope="col">
            {labels.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, source, quantity }, index) => (
          // The same product may be listed twice, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={index}>
            <td className={styles.cell}>
              <span className={styles.product}>
                <Thumbnail hasBorder={false} size={40} source={source} />
                {name}
              </span>
            </td>
            <td className={`${styles.cell} ${styles.number}`}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
