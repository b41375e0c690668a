import { Button } from '@elvora/design-system/Button';
import { FormDialog } from '@elvora/design-system/Dialog';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';

interface OpenedFormProps {
  onSubmit: (header: string) => void;
  isBusy?: boolean;
  /** The field is required and empty. @default false */
  isEmpty?: boolean;
  hasUnsavedChanges?: boolean;
}

/** A form over the page with the button that opens it. */
export function OpenedForm({ onSubmit, isBusy, isEmpty = false, hasUnsavedChanges }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} tone="secondary">
        Open
      </Button>
      <FormDialog
        cancelLabel="Cancel"
        hasUnsavedChanges={hasUnsavedChanges}
        isBusy={isBusy}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={(values) => onSubmit(String(values.get('header')))}
        submitLabel="Save"
        title="Edit Header"
        width={400}
      >
        <TextField
          defaultValue={isEmpty ? '' : 'Current'}
          isRequired={isEmpty}
          label="Header text"
          name="header"
        />
      </FormDialog>
    </>
  );
}
