import type { ReactNode } from 'react';
import { Inline } from '../../layout/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Chip } from '../Chip/index.ts';
import { IconFlame, IconPencil, IconTrash, IconTrendingUp } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { PictureSource } from '../Picture/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import { ProductNameLink } from '../AdminProductCard/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ProductTable.css.ts';
import type { ProductTableLabels } from './productTableLabels.ts';

export interface ProductTableItem {
  id: number;
  name: string;
  /** Makes the name a link, which opens what `onEdit` opens. */
  href?: string;
  category: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** First picture; null shows a placeholder drawing. */
  source: PictureSource | null;
  imageCount: number;
  /** Formatted size of the specification table: '12 × 5'. */
  tableSizeText: string;
  /** Menu button with further actions, size `sm`. */
  menu?: ReactNode;
}

interface ProductTableRowProps {
  product: ProductTableItem;
  isSelected: boolean;
  labels: ProductTableLabels;
  onSelect?: (isSelected: boolean) => void;
  onEdit?: (id: number) => void;
  onDelete?: (id: number) => void;
}

export function ProductTableRow({ product, isSelected, labels, ...on }: ProductTableRowProps) {
  const { id, name, category, isBestseller, isTrending } = product;
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {on.onSelect && (
        <td className={styles.cell}>
          <Checkbox
            isSelected={isSelected}
            label={<VisuallyHidden>{labels.select(name)}</VisuallyHidden>}
            onChange={on.onSelect}
          />
        </td>
      )}
      <th className={`${styles.cell} ${styles.name}`} scope="row">
        <span className={styles.nameContent}>
          <Thumbnail source={product.source} />
          <span className={styles.nameText}>
            <ProductNameLink href={product.href} onOpen={on.onEdit && (() => on.onEdit?.(id))}>
              {name}
            </ProductNameLink>
          </span>
        </span>
      </th>
      <td className={styles.cell}>{category}</td>
      <td className={styles.cell}>
        <Inline gap="0_5">
          {isBestseller && (
            <Chip icon={IconFlame} tone="accent">
              {labels.bestseller}
            </Chip>
          )}
          {isTrending && (
            <Chip icon={IconTrendingUp} tone="brand">
              {labels.trending}
            </Chip>
          )}
        </Inline>
      </td>
      <td className={`${styles.cell} ${styles.number}`}>{product.imageCount}</td>
      <td className={`${styles.cell} ${styles.number}`}>{product.tableSizeText}</td>
      <td className={styles.cell}>
        <span className={styles.actions}>
          {on.onEdit && (
            <IconButton
              icon={IconPencil}
              label={`${labels.edit}: ${name}`}
              onPress={() => on.onEdit?.(id)}
              size="sm"
            />
          )}
          {on.onDelete && (
            <IconButton
              icon={IconTrash}
              label={`${labels.delete}: ${name}`}
              onPress={() => on.onDelete?.(id)}
              size="sm"
              tone="danger"
            />
          )}
          {product.menu}
        </span>
      </td>
    </tr>
  );
}
