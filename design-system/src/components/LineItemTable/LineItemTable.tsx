import type { PictureSource } from '../Picture/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './LineItemTable.css.ts';

export interface LineItem {
  name: string;
  /** Ordering code, in its own column; the column is omitted when no item has one. */
  code?: string;
  /** Variant, pack unit and the like. */
  details?: readonly string[];
  note?: string;
  /** Null shows a placeholder drawing. */
  source: PictureSource | null;
  quantity: number;
}

export interface LineItemTableLabels {
  product: string;
  code: string;
  quantity: string;
}

export interface LineItemTableProps {
  items: readonly LineItem[];
  labels?: Partial<LineItemTableLabels>;
}

const lineItemTableLabels: LineItemTableLabels = {
  product: 'Product',
  code: 'Code',
  quantity: 'Quantity',
};

/** Read-only table of a quote request's products, codes and quantities. */
export function LineItemTable({ items, labels: overrides }: LineItemTableProps) {
  const labels = { ...lineItemTableLabels, ...overrides };
  const hasCodes = items.some(({ code }) => code);
  return (
    <table className={styles.root} data-component="LineItemTable">
      <thead>
        <tr>
          {hasCodes && (
            <th className={styles.headerCell} scope="col">
              {labels.code}
            </th>
          )}
          <th className={styles.headerCell} scope="col">
            {labels.product}
          </th>
          <th className={`${styles.headerCell} ${styles.number}`} scope="col">
            {labels.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, code, details = [], note, source, quantity }, index) => (
          // The same product may be listed twice, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={index}>
            {hasCodes && <td className={`${styles.cell} ${styles.code}`}>{code}</td>}
            <td className={styles.cell}>
              <span className={styles.product}>
                <span className={hasCodes ? styles.widePicture : undefined}>
                  <Thumbnail hasBorder={false} size={40} source={source} />
                </span>
                <span>
                  {name}
                  {details.length > 0 && <span className={styles.details}>{details.join(', ')}</span>}
                  {note && <span className={styles.details}>{note}</span>}
                </span>
              </span>
            </td>
            <td className={`${styles.cell} ${styles.number}`}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
