import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useProductActions } from '../data/useProductActions.ts';
import { DeleteProductView } from './DeleteProductView.tsx';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
}

/** Deletes a product after the question; the toast takes it back. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const actions = useProductActions();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const { status } = await actions.delete(product);
    setBusy(false);
    if (status === 'done') onClose();
  };
  return (
    <DeleteProductView
      isBusy={isBusy}
      name={product.name}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
