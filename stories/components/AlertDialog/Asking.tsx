import { AlertDialog, type AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { Button } from '@elvora/design-system/Button';
import { useState } from 'react';

/** A question with the button that leads to it. */
export function Asking(props: AlertDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)} tone="secondary">
        Ask
      </Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}
