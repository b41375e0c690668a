import { Button } from '@elvora/design-system/Button';
import { Dialog, type DialogProps } from '@elvora/design-system/Dialog';
import { useState } from 'react';

type OpenedDialogProps = Omit<DialogProps, 'isOpen' | 'onClose'> & {
  onClose?: () => void;
  isOpenAtFirst?: boolean;
};

/** A dialog with the button that opens it. */
export function OpenedDialog({ isOpenAtFirst = false, onClose, ...props }: OpenedDialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)} tone="secondary">
        Open
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </>
  );
}
