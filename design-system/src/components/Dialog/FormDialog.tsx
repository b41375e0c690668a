import { type FormEvent, useId } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'width' | 'isOpen' | 'onClose' | 'isBusy' | 'initialFocus' | 'children'
> {
  /** On the button that submits. */
  submitLabel: string;
  /** On it while it is being done. @default its label */
  busyLabel?: string;
  cancelLabel: string;
  /** Never called while busy. `values` contains the uncontrolled fields by name. */
  onSubmit: (values: FormData) => void;
}

/** A form over the page: its fields, the way out, and the button that submits, which Enter in a field presses, too. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busyLabel = submitLabel, cancelLabel, onSubmit, children, ...dialog } = props;
  const { isBusy = false, onClose } = dialog;
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form of whatever the dialog was opened from is not meant.
    event.stopPropagation();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose} tone="ghost">
            {cancelLabel}
          </Button>
          <Button busyLabel={busyLabel} form={id} isBusy={isBusy} type="submit">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap="2">{children}</Stack>
      </form>
    </Dialog>
  );
}
