import type { Product } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { Chip } from '@elvora/design-system/Chip';
import { IconFlame, IconPencil, IconTrash, IconTrendingUp } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import { Inline } from '@elvora/design-system/layout';
import { Picture } from '@elvora/design-system/Picture';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { ProductMenu } from './ProductMenu.tsx';
import type { FlagChange, ProductActions } from './productTask.ts';
import * as styles from './ProductTable.css.ts';

export interface ProductTableProps {
  products: readonly Product[];
  imageBase: string;
  actions: ProductActions;
  /** Sets a flag of the chosen products. */
  onSetFlag: (change: FlagChange) => void;
}

/** Products in dense rows, with flags that are set for many at once. */
export function ProductTable({ products: all, imageBase, actions, onSetFlag }: ProductTableProps) {
  const { products } = texts;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // What is on another page by now is chosen no more.
  const ids = all.map(({ id }) => id).filter((id) => chosen.has(id));
  const clear = () => {
    setChosen(new Set());
    // The button goes with the choice: the focus goes on to the box of all.
    root.current?.querySelector('input')?.focus();
  };
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <div className={styles.root} ref={root}>
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <VisuallyHidden>{products.list}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {actions.canEdit && (
                <th className={styles.headerCell} scope="col">
                  <Checkbox
                    isSelected={ids.length === all.length}
                    isIndeterminate={ids.length > 0 && ids.length < all.length}
                    label={<VisuallyHidden>{products.selectAll}</VisuallyHidden>}
                    onChange={(isChecked) => setChosen(new Set(isChecked ? all.map(({ id }) => id) : []))}
                  />
                </th>
              )}
              <th className={styles.headerCell} scope="col">
                {products.name}
              </th>
              <th className={styles.headerCell} scope="col">
                {products.category}
              </th>
              <th className={styles.headerCell} scope="col">
                {products.flags}
              </th>
              <th className={`${styles.headerCell} ${styles.number}`} scope="col">
                {products.imagesColumn}
              </th>
              <th className={`${styles.headerCell} ${styles.number}`} scope="col">
                {products.tableColumn}
              </th>
              <th className={styles.headerCell} scope="col">
                <VisuallyHidden>{products.actionsColumn}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((product) => (
              <Row
                actions={actions}
                imageBase={imageBase}
                isChosen={chosen.has(product.id)}
                key={product.id}
                onChoose={(isChosen) => choose(product.id, isChosen)}
                product={product}
              />
            ))}
          </tbody>
        </table>
      </div>
      {actions.canEdit && <FlagBar ids={ids} onClear={clear} onSetFlag={onSetFlag} />}
    </div>
  );
}

interface RowProps {
  product: Product;
  imageBase: string;
  actions: ProductActions;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Row({ product, imageBase, actions, isChosen, onChoose }: RowProps) {
  const { products } = texts;
  const { name, category, isBestseller, isTrending, pictures } = product;
  return (
    <tr className={styles.row} data-chosen={isChosen || undefined}>
      {actions.canEdit && (
        <td className={styles.cell}>
          <Checkbox
            isSelected={isChosen}
            label={<VisuallyHidden>{products.select(name)}</VisuallyHidden>}
            onChange={onChoose}
          />
        </td>
      )}
      <th className={`${styles.cell} ${styles.name}`} scope="row">
        <span className={styles.nameLine}>
          <span className={styles.picture}>
            <Picture alt="" sizes="32px" source={pictureSource(pictures[0] ?? null, imageBase, 96)} />
          </span>
          <span className={styles.nameText} title={name}>
            {name}
          </span>
        </span>
      </th>
      <td className={styles.cell}>{category}</td>
      <td className={styles.cell}>
        <Inline gap="0_5">
          {isBestseller && (
            <Chip icon={IconFlame} tone="accent">
              {products.bestseller}
            </Chip>
          )}
          {isTrending && (
            <Chip icon={IconTrendingUp} tone="brand">
              {products.trending}
            </Chip>
          )}
        </Inline>
      </td>
      <td className={`${styles.cell} ${styles.number}`}>{pictures.length}</td>
      <td className={`${styles.cell} ${styles.number}`}>{tableSizeText(product)}</td>
      <td className={styles.cell}>
        <span className={styles.actions}>
          {actions.canEdit && (
            <>
              <IconButton
                icon={IconPencil}
                label={`${products.edit}: ${name}`}
                onPress={() => actions.onEdit(product)}
                size="sm"
              />
              <IconButton
                icon={IconTrash}
                label={`${products.delete}: ${name}`}
                onPress={() => actions.onDelete(product)}
                size="sm"
                tone="danger"
              />
            </>
          )}
          <ProductMenu actions={actions} product={product} />
        </span>
      </td>
    </tr>
  );
}

function tableSizeText({ specification }: Product): string {
  if (specification.status === 'invalid') return texts.products.tableInvalid;
  if (specification.status === 'none') return '–';
  const { headers, rows } = specification.table;
  return texts.products.tableSize(rows.length, headers.length);
}

interface FlagBarProps {
  ids: readonly number[];
  onClear: () => void;
  onSetFlag: (change: FlagChange) => void;
}

/** Stands at the foot of the screen, so that no row moves while it is chosen. */
function FlagBar({ ids, onClear, onSetFlag }: FlagBarProps) {
  const { products } = texts;
  const set = (flag: FlagChange['flag'], isOn: boolean) => onSetFlag({ ids, flag, isOn });
  return (
    <div className={styles.bar} data-open={ids.length > 0 || undefined}>
      <span className={styles.barText} role="status">
        {ids.length > 0 && products.selected(ids.length)}
      </span>
      {ids.length > 0 && (
        <>
          <Button onPress={() => set('isBestseller', true)} size="sm" tone="secondary">
            {products.setFlag(products.bestseller)}
          </Button>
          <Button onPress={() => set('isBestseller', false)} size="sm" tone="secondary">
            {products.unsetFlag(products.bestseller)}
          </Button>
          <Button onPress={() => set('isTrending', true)} size="sm" tone="secondary">
            {products.setFlag(products.trending)}
          </Button>
          <Button onPress={() => set('isTrending', false)} size="sm" tone="secondary">
            {products.unsetFlag(products.trending)}
          </Button>
          <Button onPress={onClear} size="sm" tone="ghost">
            {products.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
