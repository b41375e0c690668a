import type { Product } from '@elvora/catalogue/model';
import { mainPicture, pictureSource } from '@elvora/catalogue/operations';
import { type ProductFlagChange, ProductTable } from '@elvora/design-system/ProductTable';
import { texts } from '../texts.ts';
import { ProductMenu } from './ProductMenu.tsx';
import type { ProductActions } from './productTask.ts';

export interface ProductRowsProps {
  products: readonly Product[];
  imageBase: string;
  actions: ProductActions;
  onSetFlag: (change: ProductFlagChange) => void;
}

/** Products as dense rows, with flags that can be set for many at once. */
export function ProductRows({ products, imageBase, actions, onSetFlag }: ProductRowsProps) {
  const withProduct = (act: (product: Product) => void) => (id: number) => {
    const product = products.find((candidate) => candidate.id === id);
    if (product) act(product);
  };
  return (
    <ProductTable
      onDelete={actions.canEdit ? withProduct(actions.onDelete) : undefined}
      onEdit={actions.canEdit ? withProduct(actions.onEdit) : undefined}
      onSetFlag={actions.canEdit ? onSetFlag : undefined}
      products={products.map((product) => ({
        ...product,
        href: actions.getHref(product),
        source: pictureSource(mainPicture(product), imageBase, 96),
        imageCount: product.pictures.length,
        tableSizeText: tableSizeText(product),
        menu: <ProductMenu actions={actions} product={product} />,
      }))}
    />
  );
}

function tableSizeText({ specification }: Product): string {
  if (specification.status === 'invalid') return texts.products.tableInvalid;
  if (specification.status === 'none') return '–';
  const { headers, rows } = specification.table;
  return texts.products.tableSize(rows.length, headers.length);
}
