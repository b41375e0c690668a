import { Button } from '@elvora/design-system/Button';
import { FormDialog } from '@elvora/design-system/Dialog';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';

interface OpenedFormProps {
  onSubmit: (header: string) => void;
  isBusy?: boolean;
}

/** A form over the page with the button that opens it. */
export function OpenedForm({ onSubmit, isBusy }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} tone="secondary">
        Open
      </Button>
      <FormDialog
        cancelLabel="Cancel"
        isBusy={isBusy}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={(values) => onSubmit(String(values.get('header')))}
        submitLabel="Save"
        title="Edit Header"
        width={400}
      >
        <TextField defaultValue="Current" label="Header text" name="header" />
      </FormDialog>
    </>
  );
}
