import { AlertDialog, type AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { Button } from '@elvora/design-system/Button';
import { useState } from 'react';

/** An alert dialog with the button that opens it. */
export function AlertWithOpener(props: AlertDialogProps) {
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
