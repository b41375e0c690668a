import { FormDialog, type FormDialogProps } from '@elvora/design-system/Dialog';
import { texts } from '../texts.ts';

export type AdminFormDialogProps = Omit<FormDialogProps, 'cancelLabel' | 'isOpen'>;

/** Renders an open form dialog with the admin's button labels; its forms validate their fields themselves. */
export function AdminFormDialog({ busyLabel = texts.write.saving, ...props }: AdminFormDialogProps) {
  return (
    <FormDialog
      {...props}
      busyLabel={busyLabel}
      cancelLabel={texts.write.cancel}
      isOpen
      validationBehavior="aria"
    />
  );
}
