import { errorTexts, resources } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { useState } from 'react';
import { useResource } from '../data/useResource.ts';
import { texts } from '../texts.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { productFormFrom, newProductForm } from './productFormOps.ts';
import type { ProductTask } from './productTask.ts';
import { useProductCopy } from './useProductCopy.ts';
import type { SavedProduct } from './useProductSubmit.ts';

interface ProductTaskDialogProps {
  task: ProductTask;
  categories: readonly string[];
  onSaved: (saved: SavedProduct) => void;
  onClose: () => void;
}

/** Renders the dialog of a task on a product. */
export function ProductTaskDialog({ task, ...rest }: ProductTaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return <AddProduct {...rest} />;
    case 'edit':
      return <EditProduct {...rest} product={task.product} />;
    case 'read':
      return <EditProductById {...rest} id={task.id} key={task.id} />;
    case 'copy':
      return <CopyProduct {...rest} product={task.product} />;
    case 'delete':
      return <DeleteProduct onClose={rest.onClose} product={task.product} />;
  }
}

type TaskDialogProps = Omit<ProductTaskDialogProps, 'task'>;

function AddProduct(props: TaskDialogProps) {
  const [start] = useState(newProductForm);
  return <ProductDialog {...props} draftName="new" product={null} initialForm={start} />;
}

interface EditProductProps extends TaskDialogProps {
  product: Product;
  /** Another user has deleted the product. @default false */
  isGone?: boolean;
}

function EditProduct({ product, ...rest }: EditProductProps) {
  const [start] = useState(() => productFormFrom(product));
  return (
    <ProductDialog {...rest} draftName={`product ${product.id}`} product={product} initialForm={start} />
  );
}

function CopyProduct({ product, ...rest }: TaskDialogProps & { product: Product }) {
  const start = useProductCopy(product);
  return (
    start && (
      <ProductDialog
        {...rest}
        draftName={`copy ${product.id}`}
        isPrefilled
        product={null}
        initialForm={start}
      />
    )
  );
}

/** Edits a product named by the URL, which need not be on the current page of the list. */
function EditProductById({ id, ...rest }: TaskDialogProps & { id: number }) {
  const product = useResource(resources.product(id, { scope: 'all' }));
  const found = product.status === 'ready' ? product.data : null;
  // Keeps the form and its values when another user deletes the product.
  const [opened, setOpened] = useState<Product | null>(null);
  if (opened === null && found) setOpened(found);
  if (opened) {
    const isGone = product.status === 'ready' && found === null;
    return <EditProduct {...rest} isGone={isGone} product={opened} />;
  }
  if (product.status === 'loading') return null;
  const text =
    product.status === 'failed' ? (product.error.text ?? errorTexts.productsFailed) : texts.products.missing;
  return <AlertDialog isOpen kind="alert" onClose={rest.onClose} text={text} />;
}
