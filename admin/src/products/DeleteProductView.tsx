import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { texts } from '../texts.ts';

export interface DeleteProductViewProps {
  name: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The specified question before a product is deleted (S-343). */
export function DeleteProductView({ name, isBusy, onConfirm, onClose }: DeleteProductViewProps) {
  const { products } = texts;
  return (
    <AlertDialog
      busyLabel={products.deleting}
      confirmLabel={products.deleteConfirm}
      detail={products.deleteDetail(name)}
      isBusy={isBusy}
      isOpen
      kind="confirm"
      onClose={onClose}
      onConfirm={onConfirm}
      text={products.deleteQuestion}
      tone="danger"
    />
  );
}
