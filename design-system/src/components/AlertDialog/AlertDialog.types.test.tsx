import { AlertDialog } from './index.ts';

const act = () => undefined;

export const rendersAlertAndConfirm = () => (
  <>
    <AlertDialog isOpen kind="alert" onClose={act} text="Enter email" />
    <AlertDialog
      confirmLabel="Delete category"
      isOpen
      kind="confirm"
      onClose={act}
      onConfirm={act}
      text="Are you sure you want to delete this category?"
      tone="danger"
    />
  </>
);

export const confirmNeedsConfirmLabel = () => (
  // @ts-expect-error the label of the button is required
  <AlertDialog isOpen kind="confirm" onClose={act} onConfirm={act} text="Are you sure?" />
);

export const alertRefusesOnConfirm = () => (
  // @ts-expect-error alerts have no confirming action
  <AlertDialog isOpen kind="alert" onClose={act} onConfirm={act} text="Enter email" />
);
