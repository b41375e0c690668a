import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useProductActions } from '../data/useProductActions.ts';
import { focusMain } from '../page/focusMain.ts';
import { DeleteProductView } from './DeleteProductView.tsx';

interface DeleteProductProps {
  product: Product;
  onClose: () => void;
}

/** Asks for confirmation, then deletes a product; the toast offers to undo it. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const actions = useProductActions();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const { status } = await actions.delete(product);
    setBusy(false);
    if (status !== 'done') return;
    // The dialog restores the focus first, but the button that opened it has been removed.
    flushSync(onClose);
    focusMain();
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
